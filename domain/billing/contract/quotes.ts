import { type Static, Type } from 'typebox'
import { Id, Nullable } from '#platform/contract/fields.ts'
import { Rate } from './configuration.ts'

const text = Type.String()
const count = Type.Integer()

/** What became of a quote. Replaced: by a newer one, or by an invoice that asks for something else. */
export const quoteStates = ['offered', 'replaced', 'invoiced', 'expired'] as const

const told = { id: Id, number: text, validUntil: text, currency: text, gross: count }

export const AccountQuote = Type.Object({
  ...told,
  issuedOn: text,
  state: Type.Enum([...quoteStates]),
})
export type AccountQuote = Static<typeof AccountQuote>

/** Where the facts of seller and buyer lead. */
export const taxFields = {
  /** None: nobody has said any for where the buyer is. */
  rate: Nullable(Rate),
  /** The buyer pays the tax itself. */
  isReverseCharge: Type.Boolean(),
  /** No country of the Union asks for any. */
  isOutsideScope: Type.Boolean(),
}

/** The same thing as it was offered and as it would be asked for today; none: it is not there on that side. */
const QuotedItem = Nullable(
  Type.Object({
    description: text,
    quantity: Type.Number(),
    discount: Rate,
    /** None: nobody says any more what it costs. */
    unit: Nullable(count),
    net: Nullable(count),
  }),
)

export const QuotedLine = Type.Object({ source: text, quoted: QuotedItem, today: QuotedItem })
export type QuotedLine = Static<typeof QuotedLine>

/** A quote that is still spoken of, beside what an invoice would ask for today. */
export const FollowedQuote = Type.Object({
  ...told,
  isExpired: Type.Boolean(),
  /** As offered, then what has come since. */
  lines: Type.Array(QuotedLine),
  /** Something more, less, or other than was offered: whoever invoices says which of the two counts. */
  isAssignedOtherwise: Type.Boolean(),
  isPricedOtherwise: Type.Boolean(),
  tax: Type.Object(taxFields),
  /** The facts of seller or buyer lead to another tax now: whoever invoices says which. */
  isTaxedOtherwise: Type.Boolean(),
  /** What was offered, with the tax of today; none where there is none. */
  grossTaxedToday: Nullable(count),
})
export type FollowedQuote = Static<typeof FollowedQuote>
