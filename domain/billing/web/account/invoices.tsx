import { Check, Minus, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Account, type AccountInvoice, dashboard, readAccount } from '../../contract/accounts.ts'
import { cancelInvoice, payInvoice } from '../../contract/invoices.ts'
import { readPapers } from '../../contract/papers.ts'
import styles from '../billing.module.css'
import { PaperRow } from '../paper/paper-row.tsx'
import { useDay } from '../paper/use-day.ts'
import { CreditPart } from './credit-part.tsx'

/** Invoices and credit notes, as files; an invoice that counts can be cancelled, or credited in part. */
export function Invoices({ account: { invoices } }: { account: Account }) {
  const t = useWords('billing')
  const day = useDay()
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [leaving, leave] = useState<AccountInvoice | null>(null)
  const [credited, credit] = useState<AccountInvoice | null>(null)
  if (!invoices.length) return null
  const cancel = (invoice: AccountInvoice) =>
    run(async () => {
      const credit = await api.call(cancelInvoice, { params: { id: invoice.id } })
      await refresh(dashboard, readAccount, readPapers)
      leave(null)
      toast.success(t('account.made', { number: credit.number }))
    })
  const pay = ({ id, paidOn }: AccountInvoice) =>
    run(async () => {
      await api.call(payInvoice, { params: { id }, body: { isPaid: paidOn === null } })
      await refresh(dashboard, readAccount, readPapers)
    })
  const noteOf = ({ cancels, isPartial, issuedOn, paidOn }: AccountInvoice) => {
    if (cancels) return t(isPartial ? 'credit.of' : 'account.cancels', { number: cancels })
    return paidOn === null
      ? day(issuedOn)
      : `${day(issuedOn)} · ${t('account.paid_on', { day: day(paidOn) })}`
  }
  return (
    <section aria-label={t('account.invoices')}>
      <h3>{t('account.invoices')}</h3>
      <ul className={styles.lines}>
        {invoices.map(invoice => (
          <PaperRow
            key={invoice.id}
            kind="invoice"
            paper={invoice}
            note={noteOf(invoice)}
            badge={invoice.isCancelled && <Badge>{t('account.cancelled')}</Badge>}
          >
            {!invoice.cancels && !invoice.isCancelled && (
              <Button
                variant="ghost"
                size="small"
                icon={invoice.paidOn === null ? Check : X}
                aria-label={t(invoice.paidOn === null ? 'account.pay_invoice' : 'account.unpay_invoice', {
                  number: invoice.number,
                })}
                onPress={() => pay(invoice)}
              >
                {t(invoice.paidOn === null ? 'account.pay_short' : 'account.unpay_short')}
              </Button>
            )}
            {invoice.left.length > 0 && (
              <Button
                variant="ghost"
                size="small"
                icon={Minus}
                aria-label={t('credit.begin', { number: invoice.number })}
                onPress={() => credit(invoice)}
              >
                {t('credit.begin_short')}
              </Button>
            )}
            {!invoice.cancels && !invoice.isCancelled && (
              <Button
                variant="ghost"
                size="small"
                icon={Undo2}
                aria-label={t('account.cancel', { number: invoice.number })}
                onPress={() => leave(invoice)}
              >
                {t('account.cancel_short')}
              </Button>
            )}
          </PaperRow>
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
      {credited && <CreditPart invoice={credited} onClose={() => credit(null)} />}
    </section>
  )
}
