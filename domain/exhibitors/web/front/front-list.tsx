import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type embeddedFirms, type frontFirms, frontFirmsConfig } from '../../contract/front-firms.ts'
import { useAddressQuery } from '../use-address-query.ts'
import { FirmIndex } from './firm-index.tsx'
import { frontFilters, frontQuery } from './front-query.ts'
import { FrontTools } from './front-tools.tsx'

/** How often lamps are looked after while the list is open. */
const lampsEvery = 30_000

/** The exhibitors of the fair, to be found; `title` stands above and is told how many there are. */
export function FrontList({
  from,
  isEmbedded,
  title,
}: {
  from: typeof frontFirms | typeof embeddedFirms
  isEmbedded?: boolean
  title: (count: number) => ReactNode
}) {
  const t = useWords('exhibitors')
  const api = useApi()
  const fair = useCurrentFair()
  const address = useAddressQuery(frontFilters)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...pageQuery(api, from, frontQuery(fair.id, address.asked)),
    placeholderData: keepPreviousData,
    refetchInterval: lampsEvery,
  })
  const { data: offered } = useQuery(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } }))
  const isByName = ['ASC', 'DSC'].includes(address.asked.sort ?? 'ASC')
  return (
    <>
      {title(data?.total ?? fair.firmCount)}
      <FrontTools offered={offered} address={address} />
      {error ? (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={8} />
      ) : data.rows.length ? (
        <div aria-busy={isPlaceholderData}>
          <FirmIndex firms={data.rows} isByName={isByName} {...(isEmbedded && { isEmbedded })} />
        </div>
      ) : address.isNarrowed ? (
        <EmptyState
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
        <EmptyState title={t('list.nobody')}>{t('list.nobody_text')}</EmptyState>
      )}
      {data && data.pageCount > 1 && (
        <Pagination current={data.page} total={data.pageCount} hrefFor={address.hrefFor} />
      )}
    </>
  )
}
