import { amountMost, unitsOf } from './units-of.ts'

const leading = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

export type Paid = { currency: string; least: number; greatest: number }

/** Round amounts by which pay can be narrowed: above the least and not above the greatest, in the smallest unit. */
export function payStepsOf({ currency, least, greatest }: Paid): number[] {
  const units = unitsOf(currency)
  // What is hardly anything is beneath every step that tells offers apart.
  const begin = Math.floor(Math.log10(Math.max(least, greatest / 20, 1) / units))
  return [0, 1, 2]
    .flatMap(power => leading.map(digit => Math.round(digit * 10 ** (begin + power) * units)))
    .filter(step => step > Math.max(least, greatest / 20) && step <= Math.min(greatest, amountMost))
}
