import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  Ban,
  ChartColumn,
  Drama,
  ExternalLink,
  Pencil,
  Plus,
  Replace,
  RotateCcw,
  Send,
  Trash2,
  Upload,
} from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { keyOf, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import type { Conference } from '../../contract/calls.ts'
import type { ConferenceState } from '../../contract/choices.ts'
import { conferences } from '../../contract/conference.ts'
import { conferenceTypes } from '../../contract/lists.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { conferenceRooms } from '../../contract/room.ts'
import { CancelSession } from '../manage/cancel-session.tsx'
import { ChangeKind, isKindChangeable } from '../manage/change-kind.tsx'
import { isCancellable } from '../manage/is-cancellable.ts'
import { isNarrowed, listedBy, sortIn } from '../manage/list-query.ts'
import { ProgramClashList } from '../manage/program-clash-list.tsx'
import styles from '../manage/program-states.module.css'
import { ProgramStates } from '../manage/program-states.tsx'
import { useSessionInUse } from '../manage/session-in-use.tsx'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { UntoldChanges } from '../manage/untold-changes.tsx'
import { useSessionActions } from '../manage/use-session-actions.ts'
import { usePublishProgram } from '../program/use-publish-program.ts'
import { useSeveralSessions } from '../several/use-several-sessions.tsx'

const tones: Readonly<Record<ConferenceState, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'ok',
  live: 'talk',
  ended: 'neutral',
  cancelled: 'err',
}

const takesPlaceHere = ({ mode, hosting, state }: Conference) =>
  mode === 'live' && hosting === 'integrated' && state !== 'cancelled'

/** All sessions of a fair as rows: found, arranged, published, cancelled. */
export default function ConferenceListPage() {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const { publish, restore, remove, nameOf } = useSessionActions()
  const { publish: publishProgram } = usePublishProgram()
  const [leaving, setLeaving] = useState<Conference | null>(null)
  const inUse = useSessionInUse({ nameOf, stateOf: (session: Conference) => session, cancel: setLeaving })
  const [mended, setMended] = useState<Conference | null>(null)
  const query = { ...listedBy(address.search, fair.id), page: address.page, itemsPerPage: 50 }
  const { data, error, refetch, isPending } = useQuery({
    ...listQuery(api, conferences, query),
    placeholderData: keepPreviousData,
  })
  const rows = data?.rows ?? []
  const several = useSeveralSessions({ rows, nameOf })
  const all = { fair: fair.id, pagination: 'false' }
  const { data: programs } = useQuery(
    listQuery(api, conferencePrograms, { fair: fair.id, pagination: 'false' }),
  )
  const { data: rooms } = useQuery(listQuery(api, conferenceRooms, all))
  const { data: types } = useQuery(listQuery(api, conferenceTypes, { pagination: 'false' }))
  const sort = sortIn(address.search)
  const when = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: fair.timeZone,
  })
  const time = new Intl.DateTimeFormat(dateLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: fair.timeZone,
  })
  const named = (rows: readonly { id: number; name?: string | null }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ id: String(id), label: name ?? String(id) }))
  const publishAwaited = (session: Conference): MenuEntry[] => {
    const program = awaitedProgram(session)
    if (!program) return []
    const name = program.name || t('program.title')
    return [
      {
        id: 'program',
        label: t('awaited.publish_named', { name }),
        icon: Send,
        onAction: () => publishProgram(program),
      },
    ]
  }
  const actions = (session: Conference): MenuEntry[] => [
    {
      id: 'edit',
      label: t('sessions.edit'),
      icon: Pencil,
      href: href(conferencePaths.conferenceEdit, { id: session.id }),
    },
    {
      id: 'view',
      label: t('sessions.view'),
      icon: ExternalLink,
      href: href(conferencePaths.conferenceView, { id: session.id }),
    },
    ...(takesPlaceHere(session)
      ? [
          {
            id: 'backstage',
            label: t('backstage.title'),
            icon: Drama,
            href: href(conferencePaths.conferenceBackstage, { id: session.id }),
          },
        ]
      : []),
    {
      id: 'figures',
      label: t('presentations.figures'),
      icon: ChartColumn,
      href: href(conferencePaths.conferenceStat, { id: session.id }),
    },
    ...(isKindChangeable(session)
      ? [{ id: 'kind', label: t('sessions.kind'), icon: Replace, onAction: () => setMended(session) }]
      : []),
    ...(session.state === 'draft'
      ? [{ id: 'publish', label: t('sessions.publish'), icon: Send, onAction: () => publish(session) }]
      : []),
    ...publishAwaited(session),
    ...(session.state === 'cancelled' && session.replacedBy === null
      ? [{ id: 'restore', label: t('sessions.restore'), icon: RotateCcw, onAction: () => restore(session) }]
      : []),
    ...(isCancellable(session)
      ? [
          {
            id: 'cancel',
            label: t('sessions.cancel'),
            icon: Ban,
            isDanger: true,
            onAction: () => setLeaving(session),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('sessions.remove'),
      icon: Trash2,
      isDanger: true,
      onAction: () => remove(session, by => inUse.show(session, by)),
    },
  ]
  const isFiltered = isNarrowed(address.search)
  return (
    <>
      <PageTitle
        isShort
        title={t('sessions.title')}
        actions={
          <>
            <ButtonLink
              size="small"
              variant="secondary"
              icon={Upload}
              href={href(conferencePaths.conferenceImport)}
            >
              {t('sessions.import')}
            </ButtonLink>
            <ButtonLink size="small" icon={Plus} href={href(conferencePaths.conferenceCreate)}>
              {t('sessions.create')}
            </ButtonLink>
          </>
        }
      />
      <UntoldChanges fair={fair.id} />
      <div className={styles.above}>
        <ProgramStates programs={programs?.rows ?? []} />
        <ProgramClashList />
      </div>
      {error && !data ? (
        <ErrorState title={t('sessions.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<Conference>
          list="conferenceList"
          label={t('sessions.title')}
          address={address}
          search={t('sessions.search')}
          isLoading={isPending}
          rows={rows}
          rowId={session => String(session.id)}
          rowName={nameOf}
          rowHref={session => href(conferencePaths.conferenceEdit, { id: session.id })}
          rowActions={actions}
          {...several}
          sort={{
            column: sort.column,
            direction: sort.isDescending ? 'descending' : 'ascending',
          }}
          onSortChange={({ column, direction }) =>
            address.change({ order: `${direction === 'descending' ? '-' : ''}${column}` })
          }
          views={[
            { id: 'all', label: t('sessions.all'), query: '' },
            { id: 'draft', label: t('sessions.state_draft'), query: 'state=draft' },
            { id: 'live', label: t('sessions.state_live'), query: 'state=live' },
            { id: 'unplaced', label: t('sessions.unplaced'), query: 'unplaced=1' },
            { id: 'cancelled', label: t('sessions.state_cancelled'), query: 'state=cancelled' },
          ]}
          countedBy={search => {
            const counted = { ...listedBy(search, fair.id), itemsPerPage: 1 }
            return {
              queryKey: [...keyOf(conferences), 'count', counted],
              queryFn: () => api.list(conferences, counted),
            }
          }}
          filters={[
            {
              name: 'room',
              label: t('filter.room'),
              all: t('filter.room_all'),
              options: named(rooms?.rows),
            },
            {
              name: 'type',
              label: t('filter.type'),
              all: t('filter.type_all'),
              options: named(types?.rows),
            },
          ]}
          columns={[
            {
              id: 'title',
              label: t('sessions.name'),
              isRowHeader: true,
              isSortable: true,
              width: '30%',
              render: nameOf,
            },
            {
              id: 'date',
              label: t('sessions.when'),
              width: '22%',
              isSortable: true,
              onPhone: 'below',
              render: ({ begin, end }) =>
                begin && end
                  ? `${when.format(new Date(begin))} – ${time.format(new Date(end))}`
                  : t('session.no_date'),
            },
            {
              id: 'room',
              label: t('filter.room'),
              render: session => session.conferenceRoom?.name ?? '–',
            },
            {
              id: 'speakers',
              label: t('filter.speaker'),
              render: session => session.speakers.map(speaker => speaker.name).join(', ') || '–',
            },
            {
              id: 'track',
              label: t('filter.track'),
              isChosenLater: true,
              render: session => session.track?.name ?? '–',
            },
            {
              id: 'isLive',
              label: t('sessions.state'),
              isSortable: true,
              onPhone: 'end',
              render: session =>
                awaitedProgram(session) ? (
                  <Badge>{t('awaited.badge')}</Badge>
                ) : (
                  <Badge tone={tones[session.state]}>{t(`sessions.state_${session.state}`)}</Badge>
                ),
            },
            {
              id: 'id',
              label: t('sessions.number'),
              isNumeric: true,
              isSortable: true,
              isChosenLater: true,
              render: session => session.id,
            },
          ]}
          page={
            data && {
              current: data.page,
              total: data.pageCount,
              count: t('program.count', { count: data.total }),
            }
          }
          empty={
            isFiltered ? (
              <EmptyState title={t('program.none')}>{t('program.none_text')}</EmptyState>
            ) : (
              <EmptyState
                title={t('sessions.none')}
                action={
                  <ButtonLink icon={Upload} href={href(conferencePaths.conferenceImport)}>
                    {t('sessions.import')}
                  </ButtonLink>
                }
              >
                {t('sessions.none_text')}
              </EmptyState>
            )
          }
        />
      )}
      <TrashList fair={fair.id} kind="conference" shownBy={[...shownBySessions]} />
      {leaving && <CancelSession session={leaving} onClose={() => setLeaving(null)} />}
      {inUse.dialog}
      {mended && (
        <ChangeKind session={mended} onClose={() => setMended(null)} onChanged={() => setMended(null)} />
      )}
    </>
  )
}
