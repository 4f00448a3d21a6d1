import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import type { Pdf, Pen } from '#platform/server/pdf/pen.ts'
import { formatAmount, formatRate } from '../../contract/amounts.ts'
import type { InvoiceDocument } from '../../contract/invoices.ts'
import type { PaperWords } from './words/words.ts'

/** What a paper is, by what it says. */
export const kindOfSheet = ({ quote, cancels, part }: InvoiceDocument) =>
  quote ? 'quote' : part ? 'partialCredit' : cancels ? 'credit' : 'invoice'

/** What every part of a paper is drawn with. */
export type Sheet = { pdf: Pdf; pen: Pen; words: PaperWords; number: string; document: InvoiceDocument }

const longDay = (locale: Locale) =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

export const written = ({ document: { locale, currency } }: Sheet) => ({
  amount: (minor: number) => formatAmount(minor, currency, locale),
  rate: (rate: number) => formatRate(rate, locale),
  quantity: (quantity: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(quantity),
  day: (day: string) => longDay(locale).format(atNoon(day)),
  days: (from: string, to: string) => longDay(locale).formatRange(atNoon(from), atNoon(to)),
})
