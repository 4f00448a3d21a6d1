import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Place } from '../contract/accounts.ts'
import { type CountedLine, countLine, totalsOf } from '../contract/amounts.ts'
import type { DocumentLine, TaxChoice } from '../contract/invoices.ts'
import type { FollowedQuote, QuotedLine } from '../contract/quotes.ts'
import { assertTax, type Content } from './compose-paper.ts'
import { type Configuration, sellerKey } from './configuration.ts'
import { type Entry, readLedger } from './ledger.ts'
import { type OpenQuote, openQuote } from './quotes.ts'
import type { Tax } from './vat.ts'

export type QuoteToFollow = { shown: FollowedQuote; quote: OpenQuote }

/**
 * The quote that an invoice made now may follow, beside what would be asked for today: in the quote's own language, so
 * that words differ only where things do. What another seller has offered binds nobody.
 */
export async function followedQuote(
  place: Place,
  now: Date,
  db: Kysely<Tables>,
): Promise<QuoteToFollow | undefined> {
  const quote = await openQuote(place, now, db)
  if (!quote) return undefined
  const { configuration, entries } = await readLedger({ ...place, locale: quote.document.locale }, db)
  const [entry] = entries
  if (!entry || sellerKey(configuration) !== quote.seller) return undefined
  const { document, seller: _seller, ...told } = quote
  const lines = compared(document.lines, entry)
  const tax = taxOf(quote)
  return {
    quote,
    shown: {
      ...told,
      lines,
      isAssignedOtherwise: lines.some(({ quoted, today }) => saysOther(thing(quoted), thing(today))),
      isPricedOtherwise:
        quote.currency !== configuration.currency ||
        lines.some(({ quoted, today }) => saysOther(price(quoted), price(today))),
      tax,
      isTaxedOtherwise: saysOther(tax, entry.tax),
      grossTaxedToday: entry.tax.rate === null ? null : totalsOf(taxed(document.lines, entry.tax)).gross,
    },
  }
}

/** As it was offered, to the cent: its lines and its sums, with the tax that was offered or that of today. */
export function contentQuoted(
  { quote: { document, currency }, shown }: QuoteToFollow,
  choice: TaxChoice,
  { configuration, entry }: { configuration: Configuration; entry: Entry },
): Content {
  const tax = choice === 'quoted' ? shown.tax : entry.tax
  assertTax(tax, configuration)
  const asOffered = new Set(
    shown.lines.filter(one => one.quoted?.description === one.today?.description).map(one => one.source),
  )
  /** Called as it is called in the language of the invoice, as long as it is what was offered. */
  const named = (line: DocumentLine) => {
    const today = asOffered.has(line.source) && entry.lines.find(one => one.source === line.source)
    return today ? { ...line, description: today.description } : line
  }
  const lines = (choice === 'quoted' ? document.lines : taxed(document.lines, tax)).map(named)
  return {
    currency,
    lines,
    totals: choice === 'quoted' ? document.totals : totalsOf(lines),
    isReverseCharge: tax.isReverseCharge,
    isOutsideScope: tax.isOutsideScope,
  }
}

const taxed = (lines: readonly DocumentLine[], { rate }: Tax): (DocumentLine & CountedLine)[] =>
  lines.map(line => {
    const priced = { ...line, rate: rate ?? 0 }
    return { ...priced, ...countLine(priced) }
  })

const taxOf = ({ document: { lines, isReverseCharge, isOutsideScope } }: OpenQuote): Tax => ({
  rate: lines[0]?.rate ?? null,
  isReverseCharge,
  isOutsideScope: isOutsideScope ?? false,
})

type QuotedItem = QuotedLine['quoted']
const thing = (asked: QuotedItem) => asked && { quantity: asked.quantity, description: asked.description }
const price = (asked: QuotedItem) => asked && { unit: asked.unit, discount: asked.discount }
const saysOther = (one: object | null, other: object | null) => !isDeepStrictEqual(one, other)

function compared(offered: readonly DocumentLine[], { lines, toAsk, discount }: Entry): QuotedLine[] {
  const today = new Map<string, NonNullable<QuotedItem>>(
    lines
      .filter(line => line.quantity > line.invoiced)
      .map(({ source, description, quantity, invoiced, unit }) => [
        source,
        {
          description,
          quantity: quantity - invoiced,
          discount,
          unit,
          net: toAsk.find(one => one.source === source)?.net ?? null,
        },
      ]),
  )
  const quoted = new Map<string, NonNullable<QuotedItem>>(
    offered.map(({ source, description, quantity, discount: off, unit, net }) => [
      source,
      { description, quantity, discount: off, unit, net },
    ]),
  )
  return [...new Set([...quoted.keys(), ...today.keys()])].map(source => ({
    source,
    quoted: quoted.get(source) ?? null,
    today: today.get(source) ?? null,
  }))
}
