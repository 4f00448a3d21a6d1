import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Place, readAccount } from '../../contract/accounts.ts'
import styles from '../billing.module.css'
import { AccountForm } from './account-form.tsx'
import { AccountLines } from './account-lines.tsx'
import { Invoices } from './invoices.tsx'
import { Quotes } from './quotes.tsx'

/** One exhibitor: what it has, what was agreed, what it was asked for. */
export function AccountDialog({ onClose, ...place }: Place & { onClose: () => void }) {
  const t = useWords('billing')
  const { data, error, refetch } = useQuery(callQuery(useApi(), readAccount, { params: place }))
  const content = () => {
    if (error)
      return (
        <ErrorState title={t('account.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )
    if (!data) return <Skeleton shape="rows" count={5} />
    return (
      <div className={styles.account}>
        <AccountLines account={data} />
        <AccountForm key={JSON.stringify(data.sales)} place={place} account={data} />
        <Quotes account={data} />
        <Invoices account={data} />
      </div>
    )
  }
  return (
    <Dialog
      isOpen
      size="wide"
      title={data?.firm.name ?? t('account.title')}
      lead={t(`account.lead_${place.side}`)}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      {content()}
    </Dialog>
  )
}
