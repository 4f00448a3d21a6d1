import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standScans } from '../../contract/badge/calls.ts'
import { readCode } from '../../contract/badge/code.ts'
import { badgePaths } from '../../contract/badge/paths.ts'
import { Camera } from '../scan/camera.tsx'
import { LastScan } from '../scan/last-scan.tsx'
import styles from '../scan/scan.module.css'
import { ScanList } from '../scan/scan-list.tsx'
import { useScans } from '../scan/use-scans.ts'

type Stand = ResponseOf<typeof myStands>[number]

const nameOf = ({ number, name }: Stand) => [number, name].filter(Boolean).join(' · ')

/** Where those who work on a stand scan the badges that visitors hold out. */
export default function StandScanPage() {
  const t = useWords('leads')
  const { id } = useParams()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { user } = usePerson()
  const { data, error, refetch } = useQuery(callQuery(useApi(), myStands))
  if (error && !data)
    return (
      <ErrorState title={t('scan.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data || !user) return <Skeleton shape="rows" count={6} />
  const stands = data.filter(stand => stand.fair.id === fair.id)
  const stand = stands.find(one => one.id === Number(id))
  if (stand) return <OfStand key={stand.id} stand={stand} stands={stands} person={user.id} />
  if (id === undefined && stands[0])
    return <Navigate replace to={href(badgePaths.standScan, { id: stands[0].id })} />
  return (
    <EmptyState level={1} title={t('scan.no_booth')} action={<AskOrganizer />}>
      {t('scan.no_booth_text')}
    </EmptyState>
  )
}

type Last = {
  uuid: string
  code: string
  at: string
  /** Once it has arrived. */
  taken: { id: number; name: string } | null
  isNew: boolean
  note: string
}

/** So long a code that stays before the camera is one scan. */
const sameFor = 5_000

function OfStand({ stand, stands, person }: { stand: Stand; stands: Stand[]; person: number }) {
  const t = useWords('leads')
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [last, setLast] = useState<Last | null>(null)
  const seen = useRef({ code: '', until: 0 })
  const taken = last?.taken
  const { data, isPlaceholderData } = useQuery({
    ...callQuery(useApi(), standScans, { query: { stand: stand.id, ...(taken && { last: taken.id }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // Who takes their card back is gone from what was scanned last too.
  const isGone = Boolean(taken && data && !isPlaceholderData && !data.last)
  // Colleagues scan too, and cards are taken back.
  const again = () => refresh(standScans)
  useTopic(data ? `leads:${data.participation}` : null, again, again)
  const scans = useScans(person, stand.id, ({ uuid }, { id, person: who, isNew }) =>
    setLast(shown =>
      shown?.uuid === uuid
        ? {
            ...shown,
            taken: { id, name: `${who.firstName} ${who.lastName}` },
            isNew: shown.isNew && isNew,
          }
        : shown,
    ),
  )

  function take(text: string): boolean {
    const code = readCode(text)
    if (!code) return false
    const now = Date.now()
    const isSame = seen.current.code === code && now < seen.current.until
    seen.current = { code, until: now + sameFor }
    // What waits already waits once.
    const waiting = scans.kept.find(scan => scan.code === code && !scan.refused)
    if (isSame || waiting) return true
    navigator.vibrate?.(60)
    const scan = { uuid: crypto.randomUUID(), code, at: new Date(now).toISOString(), note: '' }
    setLast({ ...scan, taken: null, isNew: true })
    scans.add(scan)
    return true
  }

  const refused = scans.kept.find(({ uuid }) => uuid === last?.uuid)?.refused
  return (
    <div className={styles.page}>
      <PageTitle
        before={nameOf(stand)}
        title={t('scan.title')}
        lead={t('scan.lead')}
        actions={
          stands.length > 1 && (
            <SelectField
              label={t('scan.booth')}
              options={stands.map(one => ({ id: String(one.id), label: nameOf(one) }))}
              value={String(stand.id)}
              onChange={id => id && void navigate(href(badgePaths.standScan, { id }))}
            />
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.take}>
          <Camera onText={take} />
          {last && !refused && !isGone && (
            <LastScan
              key={last.uuid}
              name={last.taken?.name ?? null}
              isNew={last.isNew}
              note={last.note}
              onNote={note => {
                setLast({ ...last, note })
                scans.add({ uuid: last.uuid, code: last.code, at: last.at, note })
              }}
            />
          )}
          <TypedCode onCode={take} />
        </div>
        <section aria-labelledby="scans-today">
          <h2 id="scans-today" className={styles.title}>
            {t('scan.today')}
          </h2>
          {scans.isOnPageAlone && (
            <p className={styles.alone} role="status">
              {t('scan.on_page_alone')}
            </p>
          )}
          <ScanList kept={scans.kept} sent={data?.scans ?? []} onDrop={scans.drop} />
        </section>
      </div>
    </div>
  )
}

/** For a camera that does not read, or a code that was read aloud. */
function TypedCode({ onCode }: { onCode: (code: string) => boolean }) {
  const t = useWords('leads')
  const [code, type] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const isTaken = onCode(code)
    setWrong(!isTaken)
    if (isTaken) type('')
  }
  return (
    <Form onSubmit={submit} aria-label={t('scan.typed')}>
      <div className={styles.typed}>
        <TextField
          label={t('scan.typed')}
          hint={t('scan.typed_hint')}
          error={isWrong ? t('scan.no_code') : undefined}
          autoComplete="off"
          maxLength={60}
          value={code}
          onChange={text => {
            type(text)
            setWrong(false)
          }}
        />
        <Button type="submit" variant="secondary" isDisabled={!code.trim()}>
          {t('scan.add')}
        </Button>
      </div>
    </Form>
  )
}
