import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAddressQuery } from '#domain/exhibitors/web/use-address-query.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { dashboard } from '../../contract/accounts.ts'
import { billingPaths } from '../../contract/paths.ts'
import type { Side } from '../../contract/sides.ts'
import { AccountDialog } from '../account/account-dialog.tsx'
import { NewSale } from '../account/new-sale.tsx'
import styles from '../billing.module.css'
import { BillingTabs } from '../billing-tabs.tsx'
import { DashboardTable } from './dashboard-table.tsx'
import { DashboardTools } from './dashboard-tools.tsx'
import { StateFigures } from './state-figures.tsx'

/** What the exhibitors of a fair have and owe on one side. */
export function DashboardPage({ side }: { side: Side }) {
  const t = useWords('billing')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useAddressQuery(['state', 'search', 'firm'])
  const { state, search, firm } = address.asked
  const [isAdding, add] = useState(false)
  const screen = side === 'stands' ? 'billingStandsFair' : 'billingConferencesFair'
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), dashboard, { params: { side }, query: { fair: fair.id, state, search } }),
    placeholderData: keepPreviousData,
  })
  const openFirm = (id: number | null) => address.change('firm', id === null ? null : String(id))
  return (
    <>
      <PageTitle
        title={t(`dashboard.title_${side}`)}
        lead={t(`dashboard.lead_${side}`, { fair: fair.name })}
        actions={
          side === 'conferences' && (
            <Button icon={Plus} onPress={() => add(true)}>
              {t('dashboard.add_sale')}
            </Button>
          )
        }
      />
      <BillingTabs current={screen} />
      {data && !data.mayInvoice && (
        <div className={styles.note} role="note">
          {t('dashboard.not_ready')}
          <ButtonLink variant="secondary" size="small" href={href(billingPaths.billingConfigure)}>
            {t('dashboard.configure')}
          </ButtonLink>
        </div>
      )}
      {error ? (
        <ErrorState title={t('dashboard.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <div className={styles.dashboard}>
          <StateFigures data={data} />
          <DashboardTools side={side} fair={fair.id} data={data} address={address} />
          <DashboardTable
            side={side}
            data={data}
            isNarrowed={Boolean(state || search)}
            onOpen={openFirm}
            onClear={address.clear}
          />
        </div>
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
      {firm && (
        <AccountDialog
          key={firm}
          side={side}
          fair={fair.id}
          firm={Number(firm)}
          onClose={() => openFirm(null)}
        />
      )}
      {data && (
        <NewSale
          isOpen={isAdding}
          onOpenChange={add}
          firms={[...data.rows.map(row => row.firm), ...data.others]}
          onChoose={openFirm}
        />
      )}
    </>
  )
}
