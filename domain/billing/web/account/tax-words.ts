import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Account } from '../../contract/accounts.ts'
import { formatRate } from '../../contract/amounts.ts'

type Tax = Pick<Account, 'rate' | 'isReverseCharge' | 'isOutsideScope'>

/** Which tax is asked for, in words. */
export function useTaxWords() {
  const t = useWords('billing')
  const locale = useLocale()
  return ({ rate, isReverseCharge, isOutsideScope }: Tax) => {
    if (isReverseCharge) return t('account.reverse_charge')
    if (isOutsideScope) return t('account.outside_scope')
    return rate === null ? t('account.no_rate') : t('account.rate', { rate: formatRate(rate, locale) })
  }
}
