import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { sortedBy } from '#platform/web/list/order-in-address.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { libraryOrders } from '../../contract/choices.ts'
import { foundMost, searchLibrary } from '../../contract/library.ts'
import { filterNames } from '../library/library-filters.ts'
import { LibraryTable } from '../library/library-table.tsx'
import { ModuleOff } from '../module-off.tsx'

/** The CVs of those who want to be found in this fair, for those who recruit in it. */
export default function CvLibraryPage() {
  const t = useWords('jobs')
  const locale = useLocale()
  const api = useApi()
  const fair = useCurrentFair()
  const address = useListAddress()
  const narrowed = Object.fromEntries(filterNames.map(name => [name, Number(address.get(name)) || undefined]))
  const job = Number(address.get('job')) || undefined
  // By how it fits, unless another column is chosen.
  const order = libraryOrders.find(one => one === address.get('order'))
  const { sort, onSortChange } = sortedBy(order ?? '-changed', address)
  const query = {
    fair: fair.id,
    ...(job && { job, sort: 'match' }),
    ...(order && { order }),
    search: address.get('search') || undefined,
    ...narrowed,
    itemsPerPage: 50,
    page: address.page,
  }
  const { data, error, isPending, refetch } = useQuery({
    ...pageQuery(api, searchLibrary, { query }),
    enabled: fair.isUsingJobModule,
    staleTime: 0,
    placeholderData: before => before,
  })
  if (!fair.isUsingJobModule) return <ModuleOff />
  const isNobodys = error instanceof ProblemError && error.status === 404
  const isSearched = Boolean(address.get('search'))
  const isNarrowed = isSearched || Object.values(narrowed).some(Boolean)
  const isPartlyOrdered = order ? isSearched && order !== '-changed' : Boolean(job)
  const lead =
    (isSearched || isPartlyOrdered) && data && data.total > foundMost
      ? t(isPartlyOrdered ? 'library.lead_more_fitting' : 'library.lead_more', {
          most: foundMost.toLocaleString(locale),
        })
      : data?.total
        ? t(isNarrowed ? 'library.found' : 'library.lead', { count: data.total })
        : undefined
  return (
    <>
      <PageTitle isShort title={t('library.title')} lead={lead} />
      {isNobodys ? (
        <EmptyState title={t('library.not_recruiting')}>{t('library.not_recruiting_text')}</EmptyState>
      ) : error && !data ? (
        <ErrorState title={t('library.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <LibraryTable
          page={data}
          lead={lead}
          isLoading={isPending}
          isMatched={job !== undefined}
          sort={job && !order ? { column: 'match', direction: 'descending' } : sort}
          onSortChange={next =>
            next.column === 'match' ? address.change({ order: '' }) : onSortChange(next)
          }
          address={address}
          empty={
            <EmptyState isPlain title={t(isNarrowed ? 'library.not_found' : 'library.empty')}>
              {t(isNarrowed ? 'library.not_found_text' : 'library.empty_text')}
            </EmptyState>
          }
        />
      )}
    </>
  )
}
