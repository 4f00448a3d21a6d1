import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Ban, ChartColumn, ExternalLink, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { keyOf, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { isFor } from '#platform/web/screens/screen.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { presentations, presentationTypes } from '../../contract/presentation.ts'
import { isCancellable } from '../manage/is-cancellable.ts'
import { useSessionInUse } from '../manage/session-in-use.tsx'
import { ModuleOff } from '../module-off.tsx'
import { announcers } from '../presentations/announcers.ts'
import { CancelPresentation } from '../presentations/cancel-presentation.tsx'
import { NotLetIn } from '../presentations/not-let-in.tsx'
import { usePresentationActions } from '../presentations/use-presentation-actions.ts'
import { useSeveralPresentations } from '../several/use-several-presentations.tsx'

type Presentation = RecordOf<typeof presentations>

const tones: Readonly<Record<string, BadgeTone>> = { scheduled: 'ok', live: 'talk', cancelled: 'err' }
const states = ['draft', 'scheduled', 'live', 'ended', 'cancelled'] as const
const perPage = 100

const beginOf = ({ conference }: Presentation) =>
  conference.begin ? Date.parse(conference.begin) : Number.POSITIVE_INFINITY

/** What is presented: of one's own firm, or of all firms for those who run the fair. */
export default function PresentationListPage() {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const { user, roles } = usePerson()
  const isRunning = isFor(runners, roles)
  const firm = user?.firm?.id
  const { restore, remove, nameOf } = usePresentationActions()
  const [leaving, setLeaving] = useState<Presentation | null>(null)
  const inUse = useSessionInUse({
    nameOf,
    stateOf: ({ conference }: Presentation) => conference,
    cancel: setLeaving,
  })
  const asked = (search: URLSearchParams) => ({
    fair: fair.id,
    type: search.get('type'),
    'conference.state': search.get('state'),
    ...(!isRunning && { firm }),
  })
  const query = { ...asked(address.search), page: address.page, itemsPerPage: perPage }
  const { data, error, refetch, isPending } = useQuery({
    ...listQuery(api, presentations, query),
    enabled: isRunning || firm !== undefined,
    placeholderData: keepPreviousData,
  })
  const rows = (data?.rows ?? []).toSorted((a, b) => beginOf(a) - beginOf(b))
  const several = useSeveralPresentations({ rows, nameOf })
  if (!fair.isUsingConferenceModule) return <ModuleOff />
  if (!isRunning && firm === undefined)
    return (
      <EmptyState level={1} title={t('presentations.no_firm')}>
        {t('presentations.no_firm_text')}
      </EmptyState>
    )
  const when = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: fair.timeZone,
  })
  const mayKeep = isFor(announcers, roles)
  const actions = (one: Presentation): MenuEntry[] => [
    ...(mayKeep
      ? [
          {
            id: 'edit',
            label: t('sessions.edit'),
            icon: Pencil,
            href: href(conferencePaths.presentationEdit, { id: one.id }),
          },
        ]
      : []),
    {
      id: 'view',
      label: t('sessions.view'),
      icon: ExternalLink,
      href: href(conferencePaths.presentationView, { id: one.id }),
    },
    {
      id: 'figures',
      label: t('presentations.figures'),
      icon: ChartColumn,
      href: href(conferencePaths.presentationStat, { id: one.id }),
    },
    ...(mayKeep && one.conference.state === 'cancelled'
      ? [{ id: 'restore', label: t('sessions.restore'), icon: RotateCcw, onAction: () => restore(one) }]
      : []),
    ...(mayKeep && isCancellable(one.conference)
      ? [
          {
            id: 'cancel',
            label: t('presentations.cancel'),
            icon: Ban,
            isDanger: true,
            onAction: () => setLeaving(one),
          },
        ]
      : []),
    ...(mayKeep
      ? [
          {
            id: 'remove',
            label: t('sessions.remove'),
            icon: Trash2,
            isDanger: true,
            onAction: () => remove(one, by => inUse.show(one, by)),
          },
        ]
      : []),
  ]
  const create = mayKeep && (
    <ButtonLink icon={Plus} href={href(conferencePaths.presentationCreate)}>
      {t('presentations.create')}
    </ButtonLink>
  )
  const isNarrowed = ['type', 'state'].some(name => address.get(name))
  return (
    <>
      <PageTitle isShort title={t('presentations.title')} actions={create} />
      {mayKeep && !isRunning && firm !== undefined && <NotLetIn firm={firm} />}
      {error && !data ? (
        <ErrorState title={t('presentation.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<Presentation>
          list="presentationList"
          label={t('presentations.title')}
          address={address}
          isLoading={isPending}
          rows={rows}
          {...(mayKeep && several)}
          rowId={one => String(one.id)}
          rowName={nameOf}
          rowHref={one =>
            href(mayKeep ? conferencePaths.presentationEdit : conferencePaths.presentationView, {
              id: one.id,
            })
          }
          rowActions={actions}
          views={[
            { id: 'all', label: t('sessions.all'), query: '' },
            { id: 'live', label: t('sessions.state_live'), query: 'state=live' },
            { id: 'cancelled', label: t('sessions.state_cancelled'), query: 'state=cancelled' },
          ]}
          countedBy={search => {
            const counted = { ...asked(search), itemsPerPage: 1 }
            return {
              queryKey: [...keyOf(presentations), 'count', counted],
              queryFn: () => api.list(presentations, counted),
            }
          }}
          filters={[
            {
              name: 'type',
              label: t('presentations.type'),
              all: t('presentations.type_all'),
              options: presentationTypes.map(id => ({ id, label: t(`presentation.type_${id}`) })),
            },
          ]}
          columns={[
            {
              id: 'title',
              label: t('presentations.name'),
              isRowHeader: true,
              width: '34%',
              render: nameOf,
            },
            {
              id: 'date',
              label: t('sessions.when'),
              onPhone: 'below',
              render: ({ conference: { begin } }) =>
                begin ? when.format(new Date(begin)) : t('presentations.no_date'),
            },
            ...(isRunning
              ? [
                  {
                    id: 'firm',
                    label: t('presentations.firm'),
                    render: (one: Presentation) => one.firm.name,
                  },
                ]
              : []),
            {
              id: 'type',
              label: t('presentations.type'),
              render: one => t(`presentation.type_${one.type}`),
            },
            {
              id: 'speaker',
              label: t('presentations.speaker'),
              isChosenLater: isRunning,
              render: one => one.speaker?.name ?? '–',
            },
            {
              id: 'state',
              label: t('sessions.state'),
              onPhone: 'end',
              render: ({ conference: { state, isVisible, program } }) => {
                const known = states.find(one => one === state)
                if (isVisible && known && awaitedProgram({ state: known, program }))
                  return <Badge>{t('awaited.badge')}</Badge>
                return (
                  <Badge tone={isVisible ? (tones[state] ?? 'neutral') : 'neutral'}>
                    {isVisible ? known && t(`sessions.state_${known}`) : t('setup.hidden')}
                  </Badge>
                )
              },
            },
          ]}
          page={
            data && {
              current: data.page,
              total: data.pageCount,
              count: t('presentation.count', { count: data.total }),
            }
          }
          empty={
            isNarrowed ? (
              <EmptyState title={t('presentation.none')}>{t('program.none_text')}</EmptyState>
            ) : (
              <EmptyState title={t('presentations.none')} action={create}>
                {t('presentations.none_text')}
              </EmptyState>
            )
          }
        />
      )}
      {leaving && <CancelPresentation presentation={leaving} onClose={() => setLeaving(null)} />}
      {inUse.dialog}
    </>
  )
}
