import { FileText } from 'lucide-react'
import { useState } from 'react'
import { locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type Account, dashboard, type Place, readAccount } from '../../contract/accounts.ts'
import { formatAmount } from '../../contract/amounts.ts'
import { makeInvoice } from '../../contract/invoices.ts'

/** Asked before it is done: an invoice is never changed. */
export function MakeInvoice({ place, account }: { place: Place; account: Account }) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const reader = useLocale()
  const [isAsked, ask] = useState(false)
  const [locale, speak] = useState(account.locale)
  const { run, isPending } = useAction()
  const make = () =>
    run(async () => {
      const made = await api.call(makeInvoice, { body: { ...place, locale } })
      await refresh(dashboard, readAccount)
      ask(false)
      toast.success(t('account.made', { number: made.number }))
    })
  return (
    <>
      <Button icon={FileText} onPress={() => ask(true)}>
        {t('account.make')}
      </Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={ask}
        isPending={isPending}
        title={t('account.make_title', {
          firm: account.firm.name,
          amount: formatAmount(account.open.gross, account.currency, reader),
        })}
        confirmLabel={t('account.make_verb')}
        onConfirm={make}
      >
        <p>{t('account.make_text')}</p>
        <SelectField
          label={t('account.language')}
          value={locale}
          options={locales.map(id => ({ id, label: languageNames[id] }))}
          onChange={id => speak(locales.find(one => one === id) ?? locale)}
        />
      </Confirm>
    </>
  )
}
