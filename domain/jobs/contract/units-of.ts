/** So many of the smallest unit make one of the currency. */
export const unitsOf = (currency: string) =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** The amount in smallest units of another currency that reads the same: 3,000 EUR become 3,000 XOF. */
export const sameFigureIn = (amount: number, from: string, to: string) =>
  Math.round((amount / unitsOf(from)) * unitsOf(to))
