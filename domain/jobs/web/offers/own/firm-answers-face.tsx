import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readFirmAnswers } from '../../../contract/fair-settings.ts'
import { FirmAnswersTable } from './firm-answers-table.tsx'
import { answersAsked, perPage } from './own-query.ts'
import { OwnTitle } from './own-title.tsx'

/** How each exhibitor of the fair answers, for whoever runs it. */
export function FirmAnswersFace({ address }: { address: ReturnType<typeof useListAddress> }) {
  const t = useWords('jobs')
  const fair = useCurrentFair()
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(useApi(), readFirmAnswers, {
      params: { id: fair.id },
      query: { ...answersAsked(address.search), page: address.page, itemsPerPage: perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const lead = data?.total ? t('own_offers.firms', { count: data.total }) : undefined
  return (
    <>
      <OwnTitle lead={lead} />
      {error ? (
        <ErrorState title={t('own_offers.firms_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <FirmAnswersTable
          page={data}
          lead={lead}
          isLoading={isPending}
          address={address}
          empty={
            <EmptyState title={t('own_offers.firms_none')}>
              {!address.get('search') && t('own_offers.firms_none_text')}
            </EmptyState>
          }
        />
      )}
    </>
  )
}
