import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { isFor } from '#platform/web/screens/screen.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { ownJobs } from '../../../contract/own-jobs.ts'
import { OfferTable } from './offer-table.tsx'
import { ownAsked, ownFilters, perPage } from './own-query.ts'
import { OwnRate } from './own-rate.tsx'
import { CreateOffer, OwnTitle } from './own-title.tsx'

/** Offers, each with what waits at it; an exhibitor reads above them how it answers. */
export function OffersFace({ address }: { address: ReturnType<typeof useListAddress> }) {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const { user, roles } = usePerson()
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, ownJobs, {
      query: { ...ownAsked(address.search, fair.id), page: address.page, itemsPerPage: perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = ownFilters.some(name => name !== 'order' && address.get(name))
  return (
    <>
      <OwnTitle lead={data?.total ? t('offers.count', { count: data.total }) : undefined} />
      {user?.firm && !isFor(runners, roles) && <OwnRate firm={user.firm.id} />}
      {error ? (
        <ErrorState title={t('own_offers.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <OfferTable
          page={data}
          isLoading={isPending}
          address={address}
          empty={
            isNarrowed ? (
              <EmptyState title={t('offers.none')}>{t('offers.none_text')}</EmptyState>
            ) : (
              <EmptyState title={t('own_offers.none')} action={<CreateOffer />}>
                {t('own_offers.none_text')}
              </EmptyState>
            )
          }
        />
      )}
    </>
  )
}
