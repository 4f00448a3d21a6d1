import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type Account, type AccountInvoice, dashboard, readAccount } from '../../contract/accounts.ts'
import { formatAmount } from '../../contract/amounts.ts'
import { cancelInvoice } from '../../contract/invoices.ts'
import { printInvoice } from '../../contract/papers.ts'
import styles from '../billing.module.css'

/** Invoices and credit notes, as files; an invoice that counts can be cancelled. */
export function Invoices({ account: { invoices } }: { account: Account }) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [leaving, leave] = useState<AccountInvoice | null>(null)
  if (!invoices.length) return null
  const cancel = (invoice: AccountInvoice) =>
    run(async () => {
      const credit = await api.call(cancelInvoice, { params: { id: invoice.id } })
      await refresh(dashboard, readAccount)
      leave(null)
      toast.success(t('account.made', { number: credit.number }))
    })
  return (
    <section aria-label={t('account.invoices')}>
      <h3>{t('account.invoices')}</h3>
      <ul className={styles.lines}>
        {invoices.map(invoice => (
          <InvoiceRow key={invoice.id} invoice={invoice} onCancel={() => leave(invoice)} />
        ))}
      </ul>
      <Confirm
        isOpen={leaving !== null}
        onOpenChange={isOpen => isOpen || leave(null)}
        isPending={isPending}
        isDanger
        title={t('account.cancel_title', { number: leaving?.number ?? '' })}
        confirmLabel={t('account.cancel_verb')}
        onConfirm={() => leaving && cancel(leaving)}
      >
        <p>{t('account.cancel_text')}</p>
      </Confirm>
    </section>
  )
}

function InvoiceRow({ invoice, onCancel }: { invoice: AccountInvoice; onCancel: () => void }) {
  const t = useWords('billing')
  const api = useApi()
  const locale = useLocale()
  const { run, isPending } = useAction()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const file = printInvoice.path.replace('{id}', String(invoice.id))
  const { number, cancels, isCancelled } = invoice
  return (
    <li>
      <span className={styles.firm}>
        <b>{number}</b>
        <span className={styles.small}>
          {cancels ? t('account.cancels', { number: cancels }) : day.format(new Date(invoice.issuedOn))}
        </span>
      </span>
      <span className={styles.actions}>
        {isCancelled && <Badge>{t('account.cancelled')}</Badge>}
        {formatAmount(invoice.gross, invoice.currency, locale)}
        <Button
          variant="secondary"
          size="small"
          icon={Download}
          isPending={isPending}
          aria-label={t('account.download', { number })}
          onPress={() => run(async () => saveFile(await api.file(file), `${number}.pdf`))}
        >
          {t('account.pdf')}
        </Button>
        {!cancels && !isCancelled && (
          <Button
            variant="ghost"
            size="small"
            icon={Undo2}
            aria-label={t('account.cancel', { number })}
            onPress={onCancel}
          >
            {t('account.cancel_short')}
          </Button>
        )}
      </span>
    </li>
  )
}
