import type { VatRate } from '../contract/configuration.ts'

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** As it is printed: capitals without spaces. Null for what is none. */
export function plainVatNumber(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s.-]/g, '')
  return /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(plain) ? plain : null
}

export type Tax = { rate: number | null; isReverseCharge: boolean }

/**
 * A buyer in another country of the Union who has a number there pays the tax itself. Otherwise the rate of the
 * buyer's country counts, or that of the seller's where none is given; null: nobody has said any.
 */
export function taxFor(
  rates: readonly VatRate[],
  seller: string | null,
  buyer: { country: string | null; vatNumber: string | null },
): Tax {
  const country = buyer.country ?? seller
  const isReverseCharge = Boolean(
    seller && country && seller !== country && union.has(seller) && union.has(country) && buyer.vatNumber,
  )
  if (isReverseCharge) return { rate: 0, isReverseCharge }
  const rateOf = (code: string | null) => rates.find(one => one.country === code)?.rate
  return { rate: rateOf(country) ?? rateOf(seller) ?? null, isReverseCharge }
}
