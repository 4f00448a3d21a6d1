import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Users } from 'lucide-react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
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
import { passRooms } from '../../contract/pass-rooms.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'

type Pass = RecordOf<typeof passes>

const nameOf = ({ id, name }: Pass) => name ?? String(id)

const shownBy = [passes, passRooms, ...shownBySessions] as const

/** The passes of a fair: which sessions each opens, and for whom. */
export default function PassListPage() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const refresh = useRefresh()
  const number = new Intl.NumberFormat(useLocale())
  const { run } = useAction()
  const { undo } = useUndo(...shownBy)
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
  const remove = (pass: Pass) =>
    run(async () => {
      await api.remove(passes, pass.id)
      await refresh(listTrash, ...shownBy)
      const name = nameOf(pass)
      toast.success(t('setup.removed', { name }), {
        action: undo({ kind: 'pass', of: pass.id, fair: fair.id, name }),
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
          rowName={nameOf}
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
              onAction: () => remove(pass),
            },
          ]}
          columns={[
            {
              id: 'name',
              label: t('setup.name'),
              isRowHeader: true,
              isSortable: true,
              width: '36%',
              render: nameOf,
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
      <TrashList fair={fair.id} kind="pass" shownBy={[...shownBy]} />
    </>
  )
}
