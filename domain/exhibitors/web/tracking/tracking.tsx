import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BackFirm, backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { useAddressQuery } from '../use-address-query.ts'
import { Refusal } from './refusal.tsx'
import { manageHref, useMayDecide, useTrackingActions } from './tracking-actions.ts'
import { sortCodes, useTrackingColumns } from './tracking-columns.tsx'
import { TrackingTools } from './tracking-tools.tsx'
import { useValidation } from './use-validation.ts'

const names = ['search', 'isValidated', 'state', 'sector', 'country', 'sort']
const perPage = 20
const nobody: ReadonlySet<string> = new Set()

/** The exhibitors of a fair, or of all, as those who run them follow and validate them. */
export function Tracking({ fair, empty }: { fair?: number; empty: ReactNode }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const address = useAddressQuery(names)
  const [ticked, tick] = useState(nobody)
  const [refused, askRefusal] = useState<readonly BackFirm[]>([])
  const { decide, isPending } = useValidation()
  const mayDecide = useMayDecide()
  const list = useQuery({
    ...pageQuery(api, backFirms, { query: { fair, itemsPerPage: perPage, ...address.asked } }),
    placeholderData: keepPreviousData,
  })
  const { data: config } = useQuery(callQuery(api, backFirmsConfig, { query: { fair } }))
  const rows = list.data?.rows ?? []
  const chosen = rows.filter(firm => ticked.has(String(firm.fairFirm)))
  const validate = async (firms: readonly BackFirm[]) => {
    if (await decide(firms, 1)) tick(nobody)
  }
  const columns = useTrackingColumns(fair === undefined)
  const actions = useTrackingActions({
    validate: firm => void validate([firm]),
    refuse: firm => askRefusal([firm]),
  })
  const sortCode = address.asked.sort ?? 'ASC'
  const [column, codes] = Object.entries(sortCodes).find(([, pair]) => pair.includes(sortCode)) ?? [
    'name',
    [],
  ]
  if (list.error)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    )
  return (
    <>
      <TrackingTools config={config} address={address} fair={fair} />
      <Table<BackFirm>
        label={t('tracking.title')}
        isLoading={list.isPending}
        rows={rows}
        rowId={firm => String(firm.fairFirm)}
        rowName={firm => firm.name}
        rowHref={mayDecide ? manageHref : undefined}
        columns={columns}
        actions={actions}
        {...(mayDecide && { selected: ticked, onSelectionChange: tick })}
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
      />
      <SelectionBar
        count={chosen.length ? t('tracking.chosen', { count: chosen.length }) : null}
        onClear={() => tick(nobody)}
      >
        <Button size="small" icon={Check} isPending={isPending} onPress={() => void validate(chosen)}>
          {t('tracking.validate')}
        </Button>
        <Button size="small" variant="secondary" icon={X} onPress={() => askRefusal(chosen)}>
          {t('tracking.refuse')}
        </Button>
      </SelectionBar>
      {list.data && list.data.pageCount > 1 && (
        <Pagination current={list.data.page} total={list.data.pageCount} hrefFor={address.hrefFor} />
      )}
      <Refusal
        firms={refused}
        isPending={isPending}
        onClose={() => askRefusal([])}
        onConfirm={async () => {
          if (await decide(refused, 2)) tick(nobody)
          askRefusal([])
        }}
      />
    </>
  )
}
