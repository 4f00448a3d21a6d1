import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import { unitsOf } from '../../contract/units-of.ts'

/** Whole amounts without what is below the currency's unit. */
const formatOf = (currency: string, locale: Locale, isWhole: boolean) =>
  new Intl.NumberFormat(dateLocale(locale), {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  })

type Range = { min: number | null; max: number | null; currency: string }

/** What is paid, as the reader's language writes it: one amount, or from one to the other. */
export function amountsOf({ min, max, currency }: Range, locale: Locale): string {
  const units = unitsOf(currency)
  const amounts = [min, max].flatMap(amount => (amount === null ? [] : [amount / units]))
  const [low = 0, high = low] = amounts
  const format = formatOf(currency, locale, amounts.every(Number.isInteger))
  return low === high ? format.format(low) : format.formatRange(low, high)
}
