import { vatNumberOf } from '#domain/exhibitors/server/index.ts'
import type { VatRate } from '../contract/configuration.ts'

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Monaco counts as France (Directive 2006/112/EC, art. 7). */
const taxedIn = (country: string | null) => (country === 'MC' ? 'FR' : country)

export type Tax = { rate: number | null; isReverseCharge: boolean; isOutsideScope: boolean }

/**
 * What a service to a firm is taxed with, by Directive 2006/112/EC on VAT.
 *
 * A firm is taxed where it is established (art. 44). In another country of the Union it pays the tax itself when it
 * has given a number of a country other than the seller's (art. 196), which the invoice says with both numbers
 * (art. 226, 3, 4 and 11a). Without a number it may be taken for a private person (Regulation 282/2011, art. 18): the
 * rate of its country counts where the seller has registered one (art. 58), else the seller's (art. 59c). Outside the
 * Union no country of it asks for tax, unless the seller has said a rate for that country.
 * A rate of null: nobody has said any.
 */
export function taxFor(
  rates: readonly VatRate[],
  seller: string | null,
  buyer: { country: string | null; vatNumber: string | null },
): Tax {
  const number = buyer.vatNumber === null ? null : vatNumberOf(buyer.vatNumber)
  const home = taxedIn(seller)
  const country = taxedIn(buyer.country ?? number?.country ?? seller)
  const isAbroad = home !== null && union.has(home) && country !== null && country !== home
  const isReverseCharge =
    isAbroad && union.has(country) && number !== null && number.country !== home && union.has(number.country)
  if (isReverseCharge) return { rate: 0, isReverseCharge, isOutsideScope: false }
  const rateOf = (code: string | null) => rates.find(one => one.country === code)?.rate
  const own = rateOf(country)
  if (isAbroad && !union.has(country) && !own) return { rate: 0, isReverseCharge, isOutsideScope: true }
  return { rate: own ?? rateOf(home) ?? null, isReverseCharge, isOutsideScope: false }
}
