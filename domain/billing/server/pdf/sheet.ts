import { formatAmount, formatRate } from '../../contract/amounts.ts'
import type { InvoiceDocument } from '../../contract/invoices.ts'
import type { Pdf, Pen } from './pen.ts'
import type { InvoiceWords } from './words/words.ts'

/** What every part of an invoice is drawn with. */
export type Sheet = { pdf: Pdf; pen: Pen; words: InvoiceWords; number: string; document: InvoiceDocument }

export const written = ({ document: { locale, currency } }: Sheet) => ({
  amount: (minor: number) => formatAmount(minor, currency, locale),
  rate: (rate: number) => formatRate(rate, locale),
  quantity: (quantity: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(quantity),
  day: (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
})

export const filled = (words: string, values: Readonly<Record<string, string | number>>) =>
  words.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))
