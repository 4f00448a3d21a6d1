import { useQuery } from '@tanstack/react-query'
import { Check, Mail, Pencil, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { decisionKeys } from '#domain/identity/web/decision-bar.tsx'
import { useOwnFairs } from '#domain/identity/web/own-fairs.ts'
import { userTypeList } from '#domain/reference/contract/lists.ts'
import { keyOf, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import type { ListFilter } from '#platform/web/list/filter-menu.tsx'
import { sortedBy } from '#platform/web/list/order-in-address.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useTicked } from '#platform/web/screens/use-ticked.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../contract/paths.ts'
import { accountStates, backPeople, type PersonRow } from '../contract/people-back.ts'
import { PeopleBar } from './people-bar.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { askedIn, everyFair, foundBy } from './people-query.ts'
import { nameOf } from './person-cells.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { toDecide, usePeopleActions } from './use-people-actions.ts'

// Only who opens somebody waits for it.
const PersonBeside = lazyWithRetry(() => import('./person-beside.tsx'))

const rowId = (person: PersonRow) => String(person.id)
const states = [0, 1, 2] as const

type Props = {
  page: { rows: readonly PersonRow[]; page: number; pageCount: number; total: number } | undefined
  /** How many there are, and how many wait, are validated, are refused. */
  state: { total: number; byValidation: readonly number[]; others: number } | undefined
  isLoading: boolean
  address: ReturnType<typeof useListAddress>
  empty: React.ReactNode
}

/** People as rows: choose some and decide on them together, or open one. */
export function PeopleTable({ page, state, isLoading, address, empty }: Props) {
  const t = useWords('people')
  const api = useApi()
  const href = useSalonHref()
  const fair = useFair()
  const { validate, invite } = usePeopleActions()
  const columns = usePeopleColumns()
  const filters = useFilters()
  const rows = page?.rows ?? []
  const total = page?.total ?? 0
  const people = { found: foundBy(address.search, fair?.id), total }
  const ticked = useTicked({ ...people, rows, rowId })
  const [refused, refuse] = useState<readonly PersonRow[]>([])
  const order = address.get('order') || 'name'
  const isOpen = (person: PersonRow, decision: 1 | 2) => toDecide([person], decision).length > 0
  const actions = (person: PersonRow): MenuEntry[] => [
    {
      id: 'open',
      label: t('people.open'),
      icon: Pencil,
      href: href(peoplePaths.userManageId, { id: person.id }),
    },
    ...(isOpen(person, 1)
      ? [
          {
            id: 'validate',
            label: t('people.validate'),
            icon: Check,
            shortcut: decisionKeys.validate,
            onAction: () => validate([person], 1),
          },
        ]
      : []),
    ...(person.account === 'invited' || person.account === 'imported'
      ? [
          {
            id: 'invite',
            label: t(person.account === 'imported' ? 'people.invite_first' : 'people.invite_again'),
            icon: Mail,
            onAction: () => invite(person),
          },
        ]
      : []),
    ...(isOpen(person, 2)
      ? [
          {
            id: 'refuse',
            label: t('people.refuse'),
            icon: UserX,
            shortcut: decisionKeys.refuse,
            isDanger: true,
            onAction: () => refuse([person]),
          },
        ]
      : []),
  ]
  // Of all that the list finds the bar decides, which asks first.
  const decides = (decision: 1 | 2) => (those: readonly PersonRow[]) =>
    ticked.isAll || !those.some(person => isOpen(person, decision))
  return (
    <>
      <DataList
        list="userList"
        label={t('people.title')}
        address={address}
        isLoading={isLoading}
        rows={rows}
        rowId={rowId}
        rowName={nameOf}
        rowHref={person => href(peoplePaths.userManageId, { id: person.id })}
        beside={person => (
          <Suspense fallback={<Skeleton shape="rows" count={6} />}>
            <PersonBeside key={person.id} row={person} />
          </Suspense>
        )}
        chosen={ticked.selected}
        onChoose={ticked.tick}
        {...sortedBy(order, address)}
        rowActions={actions}
        columns={columns}
        search={t('people.search')}
        filters={filters}
        views={[
          { id: 'all', label: t('people.everybody'), query: '', count: state?.total },
          ...states.map(id => ({
            id: String(id),
            label: t(`people.state_${id}`),
            query: `isValidated=${id}`,
            count: state?.byValidation[id],
          })),
          // Of all fairs at once those are not only who runs one.
          ...(state?.others && fair && address.get('fair') !== everyFair
            ? [{ id: 'others', label: t('people.others'), query: 'isMember=false', count: state.others }]
            : []),
          { id: 'present', label: t('people.present'), query: 'isPresent=true' },
        ]}
        countedBy={search => {
          const query = { ...askedIn(search, fair?.id), itemsPerPage: 1 }
          return {
            queryKey: [...keyOf(backPeople), 'count', query],
            queryFn: () => api.page(backPeople, { query }),
          }
        }}
        keys={[
          {
            shortcut: decisionKeys.validate,
            isDisabled: decides(1),
            onAction: those => validate(those, 1, ticked.clear),
          },
          { shortcut: decisionKeys.refuse, isDisabled: decides(2), onAction: refuse },
        ]}
        bar={<PeopleBar ticked={ticked} people={people} />}
        page={
          page && {
            current: page.page,
            total: page.pageCount,
            count: total ? t('people.count', { count: total }) : undefined,
          }
        }
        empty={empty}
      />
      <RefusalDialog people={refused} onClose={() => refuse([])} onDone={ticked.clear} />
    </>
  )
}

/** What the list is narrowed by besides its views. */
function useFilters(): ListFilter[] {
  const t = useWords('people')
  const api = useApi()
  const hasSeveralFairs = useOwnFairs().length > 1
  const { data: types } = useQuery(listQuery(api, userTypeList, { pagination: 'false' }))
  return [
    {
      name: 'userType',
      label: t('people.userType'),
      all: t('people.userType_all'),
      options: (types?.rows ?? []).map(type => ({ id: String(type.id), label: type.name ?? type.code })),
    },
    {
      name: 'account',
      label: t('people.account'),
      all: t('people.account_all'),
      options: accountStates.map(id => ({ id, label: t(`people.account_${id}`) })),
    },
    ...(hasSeveralFairs
      ? [
          {
            name: 'fair',
            label: t('people.fair'),
            all: t('people.fair_this'),
            options: [{ id: everyFair, label: t('people.fair_all') }],
          },
        ]
      : []),
  ]
}
