import { FilePen, FileText } from 'lucide-react'
import { useState } from 'react'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type Account, dashboard, type Place, readAccount } from '../../contract/accounts.ts'
import { formatAmount } from '../../contract/amounts.ts'
import { makeInvoice, makeQuote } from '../../contract/invoices.ts'
import { readPapers } from '../../contract/papers.ts'
import { ChooseBasis } from './choose-basis.tsx'
import { type BasisChoice, useBasis } from './use-basis.ts'

type Body = Place & { locale: Locale }
type Made = Promise<{ number: string }>

const kinds = {
  invoice: {
    icon: FileText,
    variant: 'primary',
    send: (api: Api, body: Body, basis: BasisChoice['body']): Made =>
      api.call(makeInvoice, { body: { ...body, ...basis } }),
  },
  quote: {
    icon: FilePen,
    variant: 'secondary',
    send: (api: Api, body: Body): Made => api.call(makeQuote, { body }),
  },
} as const

type Props = { kind: keyof typeof kinds; place: Place; account: Account }

/** Asked before it is done: neither is ever changed. */
export function MakePaper({ kind, place, account }: Props) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const reader = useLocale()
  const [isAsked, ask] = useState(false)
  const [locale, speak] = useState(account.locale)
  const { run, isPending } = useAction()
  const choice = useBasis(account)
  const { send, icon, variant } = kinds[kind]
  const isInvoice = kind === 'invoice'
  const { gross, currency } = isInvoice ? choice.asked : { ...account, ...account.open }
  const make = () =>
    run(async () => {
      const made = await send(api, { ...place, locale }, choice.body)
      await refresh(dashboard, readAccount, readPapers)
      ask(false)
      toast.success(t('account.made', { number: made.number }))
    })
  return (
    <>
      <Button variant={variant} icon={icon} onPress={() => ask(true)}>
        {kind === 'quote' && account.quotes.length
          ? t('account.make_quote_again')
          : t(`account.make_${kind}`)}
      </Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={ask}
        isPending={isPending}
        isDisabled={isInvoice && !choice.isDecided}
        title={t(isInvoice && !choice.isDecided ? 'follow.title' : `account.make_${kind}_title`, {
          firm: account.firm.name,
          amount: formatAmount(gross, currency, reader),
        })}
        confirmLabel={t(`account.make_${kind}_verb`)}
        onConfirm={make}
      >
        {isInvoice && <ChooseBasis account={account} choice={choice} />}
        <p>{t(`account.make_${kind}_text`)}</p>
        <SelectField
          label={t(`account.language_${kind}`)}
          value={locale}
          options={locales.map(id => ({ id, label: languageNames[id] }))}
          onChange={id => speak(locales.find(one => one === id) ?? locale)}
        />
      </Confirm>
    </>
  )
}
