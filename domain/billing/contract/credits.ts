import { type CountedLine, countLine } from './amounts.ts'

type Line = CountedLine & { source: string; rate: number }

/** What lines still ask for after what was taken back of them. */
export const leftOf = <Owed extends Line>(lines: readonly Owed[], credits: readonly Line[]) =>
  lines.map(line => {
    const own = credits.filter(credit => credit.source === line.source)
    return {
      line,
      isCredited: own.length > 0,
      net: own.reduce((sum, credit) => sum + credit.net, line.net),
      vat: own.reduce((sum, credit) => sum + credit.vat, line.vat),
    }
  })

/** The tax that goes with a part of what is left: with all of it, all the tax that is left. */
export function vatOfPart(net: number, rate: number, left: CountedLine): number {
  if (net === left.net) return left.vat
  return Math.min(countLine({ unit: net, quantity: 1, discount: 0, rate }).vat, left.vat)
}
