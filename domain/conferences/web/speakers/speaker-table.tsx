import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ExternalLink, Mail, MailX, Plus, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { keyOf, listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { speakerCards, speakerStates } from '../../contract/speaker.ts'
import { withdrawSpeakerInvitation } from '../../contract/speaker-calls.ts'
import { shownBySpeakers, useSeveralSpeakers } from '../several/use-several-speakers.tsx'
import { InviteSpeaker } from './invite-speaker.tsx'
import styles from './speaker-table.module.css'

type Speaker = RecordOf<typeof speakerCards>

/** Everybody who speaks at a fair, as rows: how each stands, whose picture is missing, who is still to be asked. */
export default function SpeakerTable() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const refresh = useRefresh()
  const { run } = useAction()
  const { undo } = useUndo(...shownBySpeakers)
  const [asked, setAsked] = useState<Speaker | null>(null)
  const listed = (search: URLSearchParams) => ({
    fair: fair.id,
    search: search.get('search'),
    state: search.get('state'),
    ...(search.get('hidden') && { isVisible: 'false' }),
    ...(search.get('picture') && { 'exists[picture]': 'false' }),
  })
  const isDescending = address.get('order') === '-name'
  const query = {
    ...listed(address.search),
    'order[name]': isDescending ? 'desc' : 'asc',
    page: address.page,
    itemsPerPage: 50,
  }
  const { data, error, refetch, isPending } = useQuery({
    ...listQuery(api, speakerCards, query),
    placeholderData: keepPreviousData,
  })
  const rows = data?.rows ?? []
  const several = useSeveralSpeakers(rows)
  const remove = ({ id, name }: Speaker) =>
    run(async () => {
      await api.remove(speakerCards, id)
      await refresh(...shownBySpeakers, listTrash)
      toast.success(t('sessions.removed', { name }), {
        action: undo({ kind: 'speaker', of: id, fair: fair.id, name }),
      })
    })
  const withdraw = ({ id, name }: Speaker) =>
    run(async () => {
      await api.call(withdrawSpeakerInvitation, { params: { id } })
      await refresh(speakerCards)
      toast.success(t('speakers.withdrawn', { name }))
    })
  const narrowing = ['search', 'state', 'hidden', 'picture']
  const isNarrowed = narrowing.some(name => address.get(name))
  const clear = () => address.change(Object.fromEntries(narrowing.map(name => [name, null])))
  const create = (
    <ButtonLink icon={Plus} href={href(conferencePaths.speakerManage)}>
      {t('speakers.create')}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle isShort title={t('speakers.title')} actions={create} />
      {error && !data ? (
        <ErrorState title={t('setup.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<Speaker>
          list="speakerList"
          label={t('speakers.title')}
          address={address}
          search={t('setup.name')}
          isLoading={isPending}
          rows={rows}
          {...several}
          rowId={speaker => String(speaker.id)}
          rowName={speaker => speaker.name}
          rowHref={speaker => href(conferencePaths.speakerManage, { id: speaker.id })}
          rowActions={speaker => [
            {
              id: 'view',
              label: t('speakers.view'),
              icon: ExternalLink,
              href: href(conferencePaths.speakerView, { id: speaker.id }),
            },
            ...(speaker.state === 'confirmed'
              ? []
              : [
                  {
                    id: 'invite',
                    label: t(speaker.state === 'invited' ? 'speakers.invite_again' : 'speakers.invite'),
                    icon: Mail,
                    onAction: () => setAsked(speaker),
                  },
                ]),
            ...(speaker.state === 'invited'
              ? [
                  {
                    id: 'withdraw',
                    label: t('speakers.withdraw'),
                    icon: MailX,
                    onAction: () => withdraw(speaker),
                  },
                ]
              : []),
            {
              id: 'remove',
              label: t('sessions.remove'),
              icon: Trash2,
              isDanger: true,
              onAction: () => remove(speaker),
            },
          ]}
          sort={{ column: 'name', direction: isDescending ? 'descending' : 'ascending' }}
          onSortChange={({ direction }) =>
            address.change({ order: direction === 'descending' ? '-name' : '' })
          }
          views={[
            { id: 'all', label: t('speakers.all'), query: '' },
            { id: 'listed', label: t('speakers.state_listed'), query: 'state=listed' },
            { id: 'invited', label: t('speakers.state_invited'), query: 'state=invited' },
            { id: 'confirmed', label: t('speakers.state_confirmed'), query: 'state=confirmed' },
            { id: 'declined', label: t('speakers.state_declined'), query: 'state=declined' },
            { id: 'picture', label: t('speakers.missing_picture'), query: 'picture=1' },
            { id: 'hidden', label: t('speakers.hidden'), query: 'hidden=1' },
          ]}
          countedBy={search => {
            const counted = { ...listed(search), itemsPerPage: 1 }
            return {
              queryKey: [...keyOf(speakerCards), 'count', counted],
              queryFn: () => api.list(speakerCards, counted),
            }
          }}
          filters={[
            {
              name: 'state',
              label: t('sessions.state'),
              all: t('speakers.state_all'),
              options: speakerStates.map(id => ({ id, label: t(`speakers.state_${id}`) })),
            },
          ]}
          columns={[
            {
              id: 'name',
              label: t('setup.name'),
              isRowHeader: true,
              isSortable: true,
              width: '34%',
              render: speaker => (
                <span className={styles.named}>
                  <Avatar name={speaker.name} src={speaker.picture?.thumbnailPath} size={34} />
                  <span className={styles.name}>{speaker.name}</span>
                </span>
              ),
            },
            {
              id: 'jobTitle',
              label: t('speakers.jobTitle'),
              onPhone: 'below',
              render: speaker => speaker.jobTitle ?? '–',
            },
            { id: 'firm', label: t('speakers.firm'), render: speaker => speaker.firm?.name ?? '–' },
            {
              id: 'picture',
              label: t('speakers.picture'),
              render: ({ picture }) => t(picture ? 'speakers.with_picture' : 'speakers.missing_picture'),
            },
            {
              id: 'state',
              label: t('sessions.state'),
              onPhone: 'end',
              render: ({ state, isVisible }) => (
                <Badge tone={state === 'confirmed' ? 'ok' : state === 'declined' ? 'err' : 'neutral'}>
                  {isVisible ? t(`speakers.state_${state}`) : t('speakers.hidden')}
                </Badge>
              ),
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={
            isNarrowed ? (
              <EmptyState
                title={t('speakers.none_found')}
                action={
                  <Button variant="secondary" onPress={clear}>
                    {t('program.clear')}
                  </Button>
                }
              >
                {t('program.none_text')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t('speakers.none')}
                action={
                  <ButtonLink variant="secondary" icon={Upload} href={href(conferencePaths.conferenceImport)}>
                    {t('sessions.import')}
                  </ButtonLink>
                }
              >
                {t('speakers.none_text')}
              </EmptyState>
            )
          }
        />
      )}
      {asked && <InviteSpeaker speaker={asked} onClose={() => setAsked(null)} />}
      <TrashList fair={fair.id} kind="speaker" shownBy={[...shownBySpeakers]} />
    </>
  )
}
