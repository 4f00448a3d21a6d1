import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { billingConfigurations } from '../../contract/configuration.ts'
import styles from '../billing.module.css'
import { BillingTabs } from '../billing-tabs.tsx'
import { ConfigurationForm } from '../configure/configuration-form.tsx'
import { FairChoice } from '../fair-choice.tsx'
import { useChosenFair } from '../use-chosen-fair.ts'

const fresh = { currency: 'EUR', vatRates: [], paymentDays: 30, quoteDays: 30, numberPrefix: '' }

/** Who sells, in which money, on which paper: for all fairs, and for those that bill otherwise. */
export default function BillingConfigurePage() {
  const t = useWords('billing')
  const { fair, choose } = useChosenFair()
  const [begun, begin] = useState<number | null>(null)
  const { data, error, refetch } = useQuery(listQuery(useApi(), billingConfigurations, { pagination: false }))
  const general = data?.rows.find(one => !one.fair)
  const kept = fair ? data?.rows.find(one => one.fair?.id === fair) : general
  const content = () => {
    if (error)
      return (
        <ErrorState title={t('configure.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )
    if (!data) return <Skeleton shape="rows" count={8} />
    if (fair && !kept && begun !== fair)
      return (
        <EmptyState
          title={t('configure.as_all')}
          action={<Button onPress={() => begin(fair)}>{t('configure.own')}</Button>}
        >
          {t('configure.as_all_text')}
        </EmptyState>
      )
    const { id: _id, version: _version, ...copied } = general ?? { id: 0, version: 0, ...fresh }
    return <ConfigurationForm key={`${fair} ${kept?.version}`} fair={fair} kept={kept} first={copied} />
  }
  return (
    <>
      <PageTitle title={t('configure.title')} lead={t('configure.lead')} />
      <BillingTabs current="billingConfigure" />
      <div className={styles.choice}>
        <FairChoice value={fair} onChange={choose} />
      </div>
      {content()}
    </>
  )
}
