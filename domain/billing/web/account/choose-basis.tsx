import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Account } from '../../contract/accounts.ts'
import { formatAmount } from '../../contract/amounts.ts'
import { useDay } from '../paper/use-day.ts'
import { Differences } from './differences.tsx'
import { useTaxWords } from './tax-words.ts'
import type { BasisChoice } from './use-basis.ts'

/** Says which quote is followed; where something has changed since, what, and which of the two counts. */
export function ChooseBasis({ account, choice }: { account: Account; choice: BasisChoice }) {
  const t = useWords('billing')
  const locale = useLocale()
  const day = useDay()
  const taxWords = useTaxWords()
  const { followed, open } = account
  if (!followed) return null
  const { number, validUntil, isExpired, currency } = followed
  const standing = isExpired ? 'expired' : choice.asksBasis ? 'valid' : 'holds'
  const asked = (gross: number, money = currency) =>
    t('account.open_gross', { gross: formatAmount(gross, money, locale) })
  return (
    <>
      <p>{t(`follow.${standing}`, { number, until: day(validUntil) })}</p>
      {choice.asksBasis && (
        <>
          <Differences quote={followed} currency={account.currency} />
          <RadioGroupField
            label={t('follow.which')}
            isRequired
            value={choice.basis}
            options={[
              { id: 'quote', label: t('follow.as_quoted'), hint: asked(followed.gross) },
              {
                id: 'today',
                label: t('follow.as_today'),
                hint: choice.mayToday ? asked(open.gross, account.currency) : t('follow.not_today'),
                isDisabled: !choice.mayToday,
              },
            ]}
            onChange={choice.choose}
          />
        </>
      )}
      {choice.asksTax && (
        <RadioGroupField
          label={t('follow.which_tax')}
          hint={t('follow.tax_changed')}
          isRequired
          value={choice.tax}
          options={[
            {
              id: 'today',
              label: t('follow.tax_today', { tax: taxWords(account) }),
              hint: followed.grossTaxedToday === null ? '' : asked(followed.grossTaxedToday),
              isDisabled: followed.grossTaxedToday === null,
            },
            {
              id: 'quoted',
              label: t('follow.tax_quoted', { tax: taxWords(followed.tax) }),
              hint: asked(followed.gross),
            },
          ]}
          onChange={id => choice.chooseTax(id === 'today' ? 'today' : 'quoted')}
        />
      )}
    </>
  )
}
