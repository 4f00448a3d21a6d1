/** So many of the smallest unit make one of the currency. */
export const unitsOf = (currency: string) =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
