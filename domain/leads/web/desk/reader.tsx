import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check, Info, MessageCircle, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useDays } from '#domain/jobs/web/use-days.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { useInboxKeys } from '#domain/messaging/web/inbox/use-inbox-keys.ts'
import WriteButton from '#domain/messaging/web/talk/write-button.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/problem-error.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import frame from '#platform/web/ui/desk.module.css'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportLeads, type Lead, oneLead } from '../../contract/lead.ts'
import styles from './desk.module.css'
import { Side } from './side.tsx'
import { Story } from './story.tsx'
import type { DeskState } from './use-desk.ts'

/** One contact: what it consented to, its story with the points, and what the firm makes of it. */
export function Reader({ id, desk }: { id: number; desk: DeskState }) {
  const t = useWords('leads')
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), oneLead, { params: { id } }),
    staleTime: 0,
    retry: false,
  })
  const isGone = error instanceof ProblemError && error.status === 404
  return (
    <section className={styles.reader} aria-label={data && !isGone ? nameOf(data) : t('desk.title')}>
      <div className={frame.back}>
        <ButtonLink variant="ghost" size="small" icon={ArrowLeft} href={desk.hrefTo()}>
          {t('desk.back')}
        </ButtonLink>
      </div>
      {isGone ? (
        <div className={frame.nothing} role="status">
          <EmptyState isPlain title={t('gone.title')}>
            {t('gone.text')}
          </EmptyState>
        </div>
      ) : error && !data ? (
        <ErrorState title={t('desk.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="lines" count={8} />
      ) : (
        <Opened lead={data} desk={desk} />
      )}
    </section>
  )
}

const nameOf = ({ person }: Lead) => `${person.firstName} ${person.lastName}`

function Opened({ lead, desk }: { lead: Lead; desk: DeskState }) {
  const t = useWords('leads')
  const { person, contact } = lead
  const name = nameOf(lead)
  const { data } = desk.overview
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('desk.opened', { name })}
      </p>
      <header className={frame.head}>
        <Avatar name={name} src={person.picture?.filePath} face={person} size={72} />
        <div className={frame.who}>
          <h2>{name}</h2>
          <p>
            {[person.jobTitle, [person.firm, person.city].filter(Boolean).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {contact && (
            <p className={styles.contact}>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              {contact.phone && <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>}
            </p>
          )}
        </div>
        <div className={styles.acts}>
          {data?.isAdmin && <Export desk={desk} />}
          <Write lead={lead} />
        </div>
      </header>
      <Consent lead={lead} />
      <div className={frame.text}>
        <Story lead={lead} mayRule={data?.isAdmin ?? false} />
        <Side lead={lead} desk={desk} />
      </div>
    </>
  )
}

/** The list as it is narrowed, as a file. */
function Export({ desk: { fair, narrowing } }: { desk: DeskState }) {
  const t = useWords('leads')
  const api = useApi()
  const { run, isPending } = useAction()
  const { sort: _, ...narrowed } = narrowing
  return (
    <ExportButton
      label={t('desk.export')}
      icon={Upload}
      size="normal"
      isPending={isPending}
      onExport={format =>
        run(async () => {
          const asked = Object.entries({ fair: fair.id, format, ...narrowed })
          const query = new URLSearchParams(
            asked.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
          )
          saveFile(await api.file(`${exportLeads.path}?${query}`), `${t('desk.file')}.${format}`)
        })
      }
    />
  )
}

/** In the conversation with the booth, where there is one; else in one’s own with them. */
function Write({ lead }: { lead: Lead }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const navigate = useNavigate()
  const box = useRef<HTMLSpanElement>(null)
  const stand = lead.lines.find(line => line.kind === 'conversation')?.stand
  const to =
    lead.conversation && stand
      ? href(messagingPaths.standInbox, { id: stand, conversation: lead.conversation })
      : null
  useInboxKeys({
    e: () => (to ? void navigate(to) : box.current?.querySelector('button')?.click()),
  })
  return (
    <span ref={box}>
      {to ? (
        <ButtonLink href={to} icon={MessageCircle}>
          {t('write')}
        </ButtonLink>
      ) : (
        <WriteButton person={lead.person} look="primary" />
      )}
    </span>
  )
}

/** First of all: what was given, since when, and that it can go. */
function Consent({ lead: { consent, person } }: { lead: Lead }) {
  const t = useWords('leads')
  const days = useDays()
  const name = person.firstName
  const { card, visits } = consent
  const said = card && {
    name,
    day: days.day(card),
    time: days.time(card),
  }
  return (
    <p className={styles.consent} data-none={!card || undefined}>
      <Icon of={card ? Check : Info} size="small" />
      <span>
        {said ? (
          <>
            <b>{t('consent.card', said)}</b>{' '}
            {visits
              ? days.day(visits) === said.day
                ? t('consent.visits_since')
                : t('consent.visits', { day: days.day(visits) })
              : t('consent.no_visits')}{' '}
            {t(visits ? 'consent.take_back_both' : 'consent.take_back', { name })}
          </>
        ) : (
          t('consent.none', { name })
        )}
      </span>
    </p>
  )
}
