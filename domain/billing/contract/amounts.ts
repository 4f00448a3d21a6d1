/** Money is counted in the smallest unit of its currency, rates and discounts in hundredths of a percent. */
export type PricedLine = {
  unit: number
  /** Up to three decimals: half a day, 12.5 square metres. */
  quantity: number
  discount: number
  rate: number
}

export type CountedLine = { net: number; vat: number }
export type RateTotal = { rate: number; net: number; vat: number }
export type Totals = { net: number; vat: number; gross: number; rates: RateTotal[] }

const whole = 10_000

/** Half up, and half down below nothing: a credit note takes back what the invoice asked for, to the cent. */
function rounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n
  const size = isNegative ? -numerator : numerator
  const result = Number((2n * size + denominator) / (2n * denominator))
  return isNegative && result ? -result : result
}

/** What a line comes to, rounded line by line as invoices are. */
export function countLine({ unit, quantity, discount, rate }: PricedLine): CountedLine {
  const thousandths = Math.round(quantity * 1000)
  const net = rounded(BigInt(unit) * BigInt(thousandths) * BigInt(whole - discount), 1000n * BigInt(whole))
  return { net, vat: rounded(BigInt(net) * BigInt(rate), BigInt(whole)) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Totals of lines already counted, with what falls to each rate, the highest first. */
export function totalsOf(lines: readonly (CountedLine & { rate: number })[]): Totals {
  const rates = [...new Set(lines.map(line => line.rate))]
    .sort((one, other) => other - one)
    .map(rate => {
      const own = lines.filter(line => line.rate === rate)
      return { rate, net: sum(own.map(line => line.net)), vat: sum(own.map(line => line.vat)) }
    })
  const net = sum(rates.map(one => one.net))
  const vat = sum(rates.map(one => one.vat))
  return { net, vat, gross: net + vat, rates }
}

/** The same amounts with the other sign, for a credit note; nothing stays nothing. */
export const negated = (amount: number) => (amount ? -amount : 0)

/** How many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `199.9` euros as 19990 cents. */
export const toMinor = (amount: number, currency: string) => Math.round(amount * 10 ** decimalsOf(currency))
export const toMajor = (minor: number, currency: string) => minor / 10 ** decimalsOf(currency)

export const formatAmount = (minor: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajor(minor, currency))

/** Without decimals, for figures that are seen from afar. */
export const formatRoughly = (minor: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    toMajor(minor, currency),
  )

export const formatRate = (rate: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / whole)

export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)
