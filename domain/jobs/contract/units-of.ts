/** The most that is paid or asked for, in the smallest unit of any currency. */
export const amountMost = 1_000_000_000

/** So many of the smallest unit make one of the currency. */
export const unitsOf = (currency: string) =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** The amount in smallest units of another currency that reads the same: 3,000 EUR become 3,000 XOF. */
export const sameFigureIn = (amount: number, from: string, to: string) =>
  Math.min(Math.round((amount / unitsOf(from)) * unitsOf(to)), amountMost)
