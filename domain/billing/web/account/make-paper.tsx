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

type Body = Place & { locale: Locale }

const kinds = {
  invoice: {
    icon: FileText,
    variant: 'primary',
    send: (api: Api, body: Body): Promise<{ number: string }> => api.call(makeInvoice, { body }),
  },
  quote: {
    icon: FilePen,
    variant: 'secondary',
    send: (api: Api, body: Body): Promise<{ number: string }> => api.call(makeQuote, { body }),
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
  const { send, icon, variant } = kinds[kind]
  const make = () =>
    run(async () => {
      const made = await send(api, { ...place, locale })
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
        title={t(`account.make_${kind}_title`, {
          firm: account.firm.name,
          amount: formatAmount(account.open.gross, account.currency, reader),
        })}
        confirmLabel={t(`account.make_${kind}_verb`)}
        onConfirm={make}
      >
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
