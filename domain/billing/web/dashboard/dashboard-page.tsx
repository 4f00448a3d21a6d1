import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountOrders, dashboard } from '../../contract/accounts.ts'
import { billingPaths } from '../../contract/paths.ts'
import { type Side, states } from '../../contract/sides.ts'
import { AccountDialog } from '../account/account-dialog.tsx'
import { NewSale } from '../account/new-sale.tsx'
import styles from '../billing.module.css'
import { BillingTabs } from '../billing-tabs.tsx'
import { DashboardExport } from './dashboard-export.tsx'
import { DashboardTable } from './dashboard-table.tsx'

/** What the exhibitors of a fair have and owe on one side. */
export function DashboardPage({ side }: { side: Side }) {
  const t = useWords('billing')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const firm = address.get('firm')
  const order = accountOrders.find(one => one === address.get('order'))
  const asked = {
    fair: fair.id,
    state: states.find(one => one === address.get('state')),
    search: address.get('search') || undefined,
  }
  const [isAdding, add] = useState(false)
  const screen = side === 'stands' ? 'billingStandsFair' : 'billingConferencesFair'
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), dashboard, {
      params: { side },
      query: { ...asked, order, page: String(address.page) },
    }),
    placeholderData: keepPreviousData,
  })
  const openFirm = (id: number | null) => address.change({ firm: id === null ? null : String(id) })
  return (
    <>
      <PageTitle
        isShort
        title={t(`dashboard.title_${side}`)}
        actions={
          <>
            <DashboardExport side={side} asked={asked} />
            <Button size="small" icon={Plus} onPress={() => add(true)}>
              {t('dashboard.add_sale')}
            </Button>
          </>
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
        <DashboardTable list={screen} side={side} data={data} address={address} />
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
      {isAdding && <NewSale fair={fair.id} onClose={() => add(false)} onChoose={openFirm} />}
    </>
  )
}
