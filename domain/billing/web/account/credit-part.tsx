import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type AccountInvoice, dashboard, readAccount } from '../../contract/accounts.ts'
import { formatAmount } from '../../contract/amounts.ts'
import { creditPart } from '../../contract/invoices.ts'
import { readPapers } from '../../contract/papers.ts'
import styles from '../billing.module.css'
import { MoneyField } from '../prices/price-field.tsx'

/** How much of an invoice is taken back, line by line. */
export function CreditPart({ invoice, onClose }: { invoice: AccountInvoice; onClose: () => void }) {
  const t = useWords('billing')
  const say = useWords('validations')
  const locale = useLocale()
  const api = useApi()
  const refresh = useRefresh()
  const { id, number, currency, left } = invoice
  const [amounts, setAmounts] = useState<Record<string, number>>({})
  const [reason, setReason] = useState('')
  const money = (amount: number) => formatAmount(amount, currency, locale)
  const lines = left.flatMap(({ source, net: left }) => {
    const net = amounts[source] ?? 0
    return net > 0 ? [{ source, net, left }] : []
  })
  const sum = lines.reduce((all, { net }) => all + net, 0)
  const [isTold, tell] = useState(false)
  const { submit, problems, isPending } = useSubmit(async () => {
    tell(!lines.length)
    if (!lines.length) return
    const credit = await api
      .call(creditPart, { params: { id }, body: { lines, reason: reason.trim() || null } })
      // Also without an answer it may have been made: what is left says so.
      .finally(() => void refresh(dashboard, readAccount, readPapers))
    onClose()
    toast.success(t('account.made', { number: credit.number }))
  })
  return (
    <Dialog
      isOpen
      isBusy={isPending}
      title={t('credit.title', { number })}
      lead={t('credit.lead')}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <Form problems={problems} onSubmit={submit} aria-label={t('credit.title', { number })}>
        {left.map(({ source, description, net }, at) => (
          <MoneyField
            key={source}
            label={description}
            currency={currency}
            amount={amounts[source] ?? null}
            most={net}
            hint={t('credit.most', { amount: money(net) })}
            error={isTold && !lines.length && at === 0 ? say('required') : undefined}
            onChange={amount => setAmounts(before => ({ ...before, [source]: amount ?? 0 }))}
          />
        ))}
        <TextField
          label={t('credit.reason')}
          hint={t('credit.reason_hint')}
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
        <p className={styles.open}>{t('credit.sum', { amount: money(sum) })}</p>
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('account.cancel_verb')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
