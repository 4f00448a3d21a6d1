import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readPrices } from '../../contract/prices.ts'
import type { Side } from '../../contract/sides.ts'
import styles from '../billing.module.css'
import { BillingTabs } from '../billing-tabs.tsx'
import { FairChoice } from '../fair-choice.tsx'
import { useChosenFair } from '../use-chosen-fair.ts'
import { PriceForm } from './price-form.tsx'

/** What everything on one side costs, in all fairs or in one. */
export function PricesPage({ side }: { side: Side }) {
  const t = useWords('billing')
  const { fair, choose } = useChosenFair()
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), readPrices, { params: { side }, query: { fair } }),
  )
  return (
    <>
      <PageTitle title={t(`prices.title_${side}`)} lead={t(`prices.lead_${side}`)} />
      <BillingTabs current={side === 'stands' ? 'billingStandsConfigure' : 'billingConferencesConfigure'} />
      <div className={styles.choice}>
        <FairChoice value={fair} onChange={choose} />
      </div>
      {error ? (
        <ErrorState title={t('prices.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <PriceForm key={`${fair} ${data.currency}`} side={side} fair={fair} {...data} />
      ) : (
        <Skeleton shape="rows" count={6} />
      )}
    </>
  )
}
