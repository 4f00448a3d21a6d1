import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { decisionKeys } from '#domain/identity/web/decision-bar.tsx'
import { callQuery, keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { partsIn, partsQuery, useParts } from '#platform/web/api/parts-query.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useTicked } from '#platform/web/screens/use-ticked.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BackFirm, backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { MoreFirms } from '../more-firms.tsx'
import { askedIn, useAddressQuery } from '../use-address-query.ts'
import { BoothOffer } from './booth-offer.tsx'
import { Refusal } from './refusal.tsx'
import { manageHref, useMayDecide, useTrackingActions } from './tracking-actions.ts'
import { foundBy, TrackingBar } from './tracking-bar.tsx'
import { sortCodes, useTrackingColumns } from './tracking-columns.tsx'
import { useTrackingFilters, useTrackingViews } from './tracking-filters.ts'
import { useValidation } from './use-validation.ts'

/** What of the address the list is narrowed and ordered by. */
export const trackingParameters = ['search', 'isValidated', 'state', 'sector', 'country', 'sort']
// Only who opens an exhibitor waits for it.
const FirmBeside = lazyWithRetry(() => import('./firm-beside.tsx'))
// Only who compares two waits for it.
const Twins = lazyWithRetry(() => import('./twins.tsx'))

const perPage = 40
const rowId = (firm: BackFirm) => firm.fairFirm
const rowKey = (firm: BackFirm) => String(rowId(firm))

/** The exhibitors of a fair, or of all, as those who run them follow and validate them. */
export function Tracking({ list: screen, fair, empty }: { list: string; fair?: number; empty: ReactNode }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const address = useAddressQuery(trackingParameters)
  const listAddress = useListAddress()
  const [refused, askRefusal] = useState<readonly BackFirm[]>([])
  const [compared, compare] = useState<BackFirm | null>(null)
  const [boothless, offerBooths] = useState<readonly BackFirm[]>([])
  const { decide, isPending } = useValidation()
  const mayDecide = useMayDecide()
  const { page, ...asked } = address.asked
  const parts = partsIn(page)
  const query = { fair, itemsPerPage: perPage, ...asked }
  const list = useParts({
    query: partsQuery<BackFirm>([...keyOf(backFirms), query], page =>
      api.page(backFirms, { query: { ...query, page } }),
    ),
    parts,
    rowId,
  })
  const { data: config } = useQuery(callQuery(api, backFirmsConfig, { query: { fair } }))
  const { rows } = list
  const all = { found: foundBy(address.asked, fair), total: list.total ?? 0 }
  const ticked = useTicked({ ...all, rows, rowId: rowKey })
  const validate = async (firms: readonly BackFirm[]) => {
    if (!(await decide(firms, 1))) return
    ticked.clear()
    offerBooths(firms.filter(firm => !firm.stands.length))
  }
  const columns = useTrackingColumns(fair === undefined)
  const actions = useTrackingActions({
    validate: firm => void validate([firm]),
    refuse: firm => askRefusal([firm]),
    compare,
  })
  const views = useTrackingViews(config)
  const filters = useTrackingFilters(config)
  const sortCode = address.asked.sort ?? 'ASC'
  const [column, codes] = Object.entries(sortCodes).find(([, pair]) => pair.includes(sortCode)) ?? [
    'name',
    [],
  ]
  // Of all that the list finds the bar decides, which asks first.
  const isDecided = (state: number) => (those: readonly BackFirm[]) =>
    ticked.isAll || those.every(firm => firm.isValidated === state)
  const keys = [
    {
      shortcut: decisionKeys.validate,
      isDisabled: isDecided(1),
      onAction: (those: readonly BackFirm[]) => void validate(those),
    },
    { shortcut: decisionKeys.refuse, isDisabled: isDecided(2), onAction: askRefusal },
  ]
  if (list.isFailed)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void list.refetch()}>
        {list.error?.message}
      </ErrorState>
    )
  return (
    <>
      <DataList<BackFirm>
        list={screen}
        address={listAddress}
        search={t('list.search')}
        filters={filters}
        views={views}
        countedBy={search => {
          const { page: _page, ...narrowed } = askedIn(search, trackingParameters)
          const query = { ...narrowed, fair, itemsPerPage: 1 }
          return {
            queryKey: [...keyOf(backFirms), 'count', query],
            queryFn: () => api.page(backFirms, { query }),
          }
        }}
        label={t('tracking.title')}
        isLoading={list.isPending}
        rows={rows}
        rowId={rowKey}
        rowName={firm => firm.name}
        rowHref={mayDecide ? manageHref : undefined}
        beside={firm => (
          <Suspense fallback={<Skeleton shape="rows" count={6} />}>
            <FirmBeside
              firm={firm}
              isPending={isPending}
              validate={one => void validate([one])}
              refuse={one => askRefusal([one])}
              compare={compare}
            />
          </Suspense>
        )}
        columns={columns}
        rowActions={actions}
        {...(mayDecide && { chosen: ticked.selected, onChoose: ticked.tick, keys })}
        sort={{ column, direction: codes[1] === sortCode ? 'descending' : 'ascending' }}
        onSortChange={sort =>
          address.change('sort', sortCodes[sort.column]?.[sort.direction === 'ascending' ? 0 : 1])
        }
        empty={
          address.isNarrowed ? (
            <EmptyState
              isPlain
              title={t('list.none')}
              action={
                <Button variant="secondary" onPress={address.clear}>
                  {t('list.clear')}
                </Button>
              }
            >
              {t('list.none_text')}
            </EmptyState>
          ) : (
            empty
          )
        }
        bar={
          <TrackingBar
            ticked={ticked}
            firms={all}
            validate={() => void validate(ticked.chosen)}
            refuse={() => askRefusal(ticked.chosen)}
            isPending={isPending}
          />
        }
      />
      <MoreFirms list={list} href={address.hrefFor(parts + 1)} />
      {compared && (
        <Suspense>
          <Twins firm={compared} onClose={() => compare(null)} />
        </Suspense>
      )}
      <BoothOffer firms={boothless} onClose={() => offerBooths([])} />
      <Refusal
        firms={refused}
        isPending={isPending}
        onClose={() => askRefusal([])}
        onConfirm={async () => {
          if (await decide(refused, 2)) ticked.clear()
          askRefusal([])
        }}
      />
    </>
  )
}
