import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { passes } from '../../contract/pass.ts'
import { changePlaces, passRooms } from '../../contract/pass-rooms.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { ConfirmRemoval } from '../manage/confirm-removal.tsx'

type Pass = RecordOf<typeof passes>

/** The passes of a fair: which sessions each opens, and for whom. */
export default function PassListPage() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const refresh = useRefresh()
  const number = new Intl.NumberFormat(useLocale())
  const { run, isPending: isRemoving } = useAction()
  const [leaving, setLeaving] = useState<Pass | null>(null)
  const search = address.get('search')
  const [column = '', direction] = address.get('order').split('.')
  const sorted = (['name', 'type'] as const).find(one => one === column)
  const { data, error, refetch, isPending } = useQuery(
    listQuery(api, passes, {
      fair: fair.id,
      search,
      pagination: 'false',
      ...(sorted && { [`order[${sorted}]`]: direction === 'desc' ? 'desc' : 'asc' }),
    }),
  )
  // Of one that nobody has, and nobody gives out, nothing goes but what it says of itself and of its sessions.
  const putBack = (
    { color, type, roles, validatingEmails, conferences, rank, isVisible, translations }: Pass,
    rooms: readonly { conference: number; places: number | null }[],
  ) =>
    run(async () => {
      const { id } = await api.create(passes, {
        fair: fair.id,
        conferences: conferences.map(one => one.id),
        ...{ color, type, roles, validatingEmails, rank, isVisible, translations },
      })
      for (const { conference, places } of rooms)
        if (places !== null) await api.call(changePlaces, { params: { id, conference }, body: { places } })
      await refresh(passes)
    })
  const remove = (pass: Pass) =>
    run(async () => {
      const rooms = await api.call(passRooms, { params: { id: pass.id } })
      await api.remove(passes, pass.id)
      setLeaving(null)
      await refresh(passes)
      toast.success(t('setup.removed', { name: pass.name ?? '' }), {
        action: { label: t('agenda.undo'), onPress: () => putBack(pass, rooms), isUndo: true },
      })
    })
  const create = (
    <ButtonLink icon={Plus} href={href(conferencePaths.conferencePassCreate)}>
      {t('passes.create')}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle
        isShort
        title={t('passes.title')}
        actions={
          <>
            <ButtonLink variant="secondary" icon={Users} href={href(conferencePaths.conferencePassUsers)}>
              {t('passes.requests')}
            </ButtonLink>
            {create}
          </>
        }
      />
      {error && !data ? (
        <ErrorState title={t('setup.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<Pass>
          list="conferencePassList"
          label={t('passes.title')}
          address={address}
          search={t('setup.name')}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={pass => String(pass.id)}
          rowName={pass => pass.name ?? String(pass.id)}
          sort={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
          onSortChange={sort =>
            address.change({ order: `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}` })
          }
          rowHref={pass => href(conferencePaths.conferencePassEdit, { id: pass.id })}
          rowActions={pass => [
            {
              id: 'edit',
              label: t('sessions.edit'),
              icon: Pencil,
              href: href(conferencePaths.conferencePassEdit, { id: pass.id }),
            },
            {
              id: 'remove',
              label: t('setup.remove'),
              icon: Trash2,
              isDanger: true,
              onAction: () => setLeaving(pass),
            },
          ]}
          columns={[
            {
              id: 'name',
              label: t('setup.name'),
              isRowHeader: true,
              isSortable: true,
              width: '36%',
              render: pass => pass.name ?? String(pass.id),
            },
            {
              id: 'type',
              label: t('passes.type'),
              isSortable: true,
              onPhone: 'below',
              render: ({ type }) => t(`passes.is_${type}`),
            },
            {
              id: 'conferences',
              label: t('import.sessions'),
              isNumeric: true,
              render: pass => number.format(pass.conferences.length),
            },
            {
              id: 'isVisible',
              label: t('sessions.state'),
              onPhone: 'end',
              render: ({ isVisible }) => (
                <Badge tone={isVisible ? 'ok' : 'neutral'}>
                  {t(isVisible ? 'passes.shown' : 'passes.hidden')}
                </Badge>
              ),
            },
          ]}
          empty={
            search ? (
              <EmptyState
                title={t('passes.none_found')}
                action={
                  <Button variant="secondary" onPress={() => address.change({ search: null })}>
                    {t('program.clear')}
                  </Button>
                }
              >
                {t('program.none_text')}
              </EmptyState>
            ) : (
              <EmptyState title={t('passes.none')} action={create}>
                {t('passes.none_text')}
              </EmptyState>
            )
          }
        />
      )}
      {leaving && (
        <ConfirmRemoval
          name={leaving.name ?? ''}
          isPending={isRemoving}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {t('passes.remove')}
        </ConfirmRemoval>
      )}
    </>
  )
}
