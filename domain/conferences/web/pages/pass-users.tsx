import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, UserX } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { keyOf, listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { passes } from '../../contract/pass.ts'
import { passUsers } from '../../contract/pass-user.ts'
import { FirmPasses } from '../passes/firm-passes.tsx'
import { useIsRun } from '../use-is-run.ts'

type Request = RecordOf<typeof passUsers>

const { waiting, validated, refused } = validationState
const states = [waiting, validated, refused] as const
const names = { [waiting]: 'waiting', [validated]: 'validated', [refused]: 'refused' } as const
const tones: Readonly<Record<number, BadgeTone>> = { [validated]: 'ok', [refused]: 'err' }
const stateOf = ({ isValidated }: Request) => states.find(one => one === isValidated) ?? waiting

/** Who has asked for which pass, for those who run the fair; for an exhibitor what it gives out. */
export default function PassUsersPage() {
  return useIsRun(useCurrentFair().id) ? <PassRequests /> : <FirmPasses />
}

/** Who has asked for which pass, and what was decided. */
function PassRequests() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const address = useListAddress()
  const refresh = useRefresh()
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const { run, isPending: isDeciding } = useAction()
  /** Places are given back and people are told at once: it is asked first. */
  const [leaving, setLeaving] = useState<readonly Request[]>([])
  const asked = (search: URLSearchParams) => ({
    'pass.fair': fair.id,
    pass: search.get('pass'),
    isValidated: search.get('isValidated'),
  })
  const isOldest = address.get('order') === 'createdAt'
  const query = {
    ...asked(address.search),
    'order[createdAt]': isOldest ? 'asc' : 'desc',
    page: address.page,
    itemsPerPage: 50,
  }
  const { data, error, refetch, isPending } = useQuery({
    ...listQuery(api, passUsers, query),
    placeholderData: keepPreviousData,
  })
  const { data: all } = useQuery(listQuery(api, passes, { fair: fair.id, pagination: 'false' }))
  const nameOf = ({ user }: Request) => `${user.firstName} ${user.lastName}`
  const decide = (those: readonly Request[], isValidated: typeof validated | typeof refused) =>
    run(async () => {
      for (const one of those)
        if (one.isValidated !== isValidated) await api.update(passUsers, one.id, { isValidated })
      setLeaving([])
      await refresh(passUsers)
      toast.success(
        t(isValidated === validated ? 'passes.validated' : 'passes.refused', { count: those.length }),
      )
    })
  const isDecided = (those: readonly Request[], as: number) => those.every(one => one.isValidated === as)
  return (
    <>
      <PageTitle isShort title={t('passes.requests')} />
      {error && !data ? (
        <ErrorState title={t('setup.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<Request>
          list="conferencePassUsers"
          label={t('passes.requests')}
          address={address}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={request => String(request.id)}
          rowName={nameOf}
          rowActions={request => [
            ...(request.isValidated === validated
              ? []
              : [
                  {
                    id: 'validate',
                    label: t('passes.validate'),
                    icon: Check,
                    shortcut: 'V',
                    onAction: () => decide([request], validated),
                  },
                ]),
            ...(request.isValidated === refused
              ? []
              : [
                  {
                    id: 'refuse',
                    label: t('passes.refuse'),
                    icon: UserX,
                    shortcut: 'R',
                    isDanger: true,
                    onAction: () => setLeaving([request]),
                  },
                ]),
          ]}
          keys={[
            {
              shortcut: 'V',
              isDisabled: those => isDecided(those, validated),
              onAction: those => decide(those, validated),
            },
            {
              shortcut: 'R',
              isDisabled: those => isDecided(those, refused),
              onAction: setLeaving,
            },
          ]}
          sort={{ column: 'createdAt', direction: isOldest ? 'ascending' : 'descending' }}
          onSortChange={({ direction }) =>
            address.change({ order: direction === 'ascending' ? 'createdAt' : '' })
          }
          views={[
            { id: 'all', label: t('sessions.all'), query: '' },
            ...states.map(id => ({
              id: String(id),
              label: t(`passes.state_${names[id]}`),
              query: `isValidated=${id}`,
            })),
          ]}
          countedBy={search => {
            const counted = { ...asked(search), itemsPerPage: 1 }
            return {
              queryKey: [...keyOf(passUsers), 'count', counted],
              queryFn: () => api.list(passUsers, counted),
            }
          }}
          filters={[
            {
              name: 'pass',
              label: t('passes.pass'),
              all: t('passes.pass_all'),
              options: (all?.rows ?? []).map(({ id, name }) => ({
                id: String(id),
                label: name ?? String(id),
              })),
            },
          ]}
          columns={[
            { id: 'user', label: t('setup.name'), isRowHeader: true, width: '26%', render: nameOf },
            { id: 'email', label: t('passes.email'), width: '26%', render: ({ user }) => user.email },
            {
              id: 'pass',
              label: t('passes.pass'),
              onPhone: 'below',
              render: ({ pass, firm }) =>
                firm ? t('allotments.pass_by', { pass: pass.name, firm: firm.name }) : pass.name,
            },
            {
              id: 'createdAt',
              label: t('passes.asked'),
              isSortable: true,
              render: ({ createdAt }) => day.format(new Date(createdAt)),
            },
            {
              id: 'state',
              label: t('sessions.state'),
              onPhone: 'end',
              render: request => (
                <Badge tone={tones[request.isValidated] ?? 'neutral'}>
                  {t(`passes.state_${names[stateOf(request)]}`)}
                </Badge>
              ),
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={<EmptyState title={t('passes.no_request')}>{t('passes.no_request_text')}</EmptyState>}
        />
      )}
      {leaving.length > 0 && (
        <Confirm
          isOpen
          isDanger
          title={t('passes.refuse_question', { count: leaving.length, name: leaving.map(nameOf).join() })}
          confirmLabel={t('passes.refuse')}
          isPending={isDeciding}
          onOpenChange={isOpen => isOpen || setLeaving([])}
          onConfirm={() => decide(leaving, refused)}
        >
          <p>{t('passes.refuse_text')}</p>
        </Confirm>
      )}
    </>
  )
}
