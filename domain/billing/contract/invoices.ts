import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Line, Nullable } from '#platform/contract/fields.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { AccountInvoice } from './accounts.ts'
import type { CountedLine, PricedLine, Totals } from './amounts.ts'
import { AccountQuote } from './quotes.ts'
import { sides } from './sides.ts'

const tag = 'Billing'
const allow = ['superAdmin'] as const
const params = Type.Object({ id: Id })

export type DocumentLine = PricedLine & CountedLine & { source: string; description: string }

/** Everything an invoice or a quote says, kept as it was when it was made. */
export type InvoiceDocument = {
  locale: Locale
  fair: string
  seller: {
    name: string
    address: string
    registrationNumber: string
    vatNumber: string | null
    iban: string | null
    legalMention: string | null
    /** Its two letters. Not said by the oldest, nor is the buyer's. */
    country?: string | null
  }
  /** `siren`: of a French company. Not said by the oldest. */
  buyer: {
    name: string
    address: string
    vatNumber: string | null
    siren?: string | null
    country?: string | null
  }
  currency: string
  lines: DocumentLine[]
  totals: Totals
  issuedOn: string
  /** The days on which what it asks for is done. Not said by the oldest, nor of a fair without dates. */
  service?: { from: string; to: string } | null
  dueOn: string | null
  isReverseCharge: boolean
  /** Not said by the oldest. */
  isOutsideScope?: boolean
  /** Number of the invoice that a credit note cancels, or takes a part back of. */
  cancels: string | null
  /** Of a credit note that takes a part back: why, where it is said. */
  part?: { reason: string | null }
  /** Number of the quote that an invoice follows. Not said by the oldest: they have followed what was offered before. */
  follows?: string | null
  /** Of a quote alone: until when it holds, and the number of the one whose place it takes. */
  quote?: { validUntil: string; replaces: string | null }
}

/** For whom a paper is made, and in which language: that of the exhibitor, or of the fair, unless said. */
const paperFor = {
  side: Type.Enum([...sides]),
  fair: Id,
  firm: Id,
  locale: Type.Optional(Type.Enum([...locales])),
}

/** What was offered is taxed as it was offered, or as the law asks now. */
export const taxChoices = ['quoted', 'today'] as const
export type TaxChoice = (typeof taxChoices)[number]

export const makeInvoice = defineEndpoint({
  method: 'POST',
  path: '/billing_invoices',
  tag,
  summary:
    'Invoice what was offered to an exhibitor, or what it has and was not asked for yet; the next number is drawn',
  audit: 'always',
  allow,
  status: 201,
  body: Type.Object(
    {
      ...paperFor,
      /** The quote to follow; null: none, but what is assigned and costs today. Unsaid: the one that holds, unless something else is assigned now. */
      quote: Type.Optional(Nullable(Id)),
      /** To be said where the facts of seller or buyer lead to another tax than was offered. */
      tax: Type.Optional(Type.Enum([...taxChoices])),
    },
    { additionalProperties: false },
  ),
  response: AccountInvoice,
})

export const makeQuote = defineEndpoint({
  method: 'POST',
  path: '/billing_quotes',
  tag,
  summary: 'Offer what an exhibitor has and was not asked for yet; it takes the place of the quote before',
  audit: 'always',
  allow,
  status: 201,
  body: Type.Object(paperFor, { additionalProperties: false }),
  response: AccountQuote,
})

export const creditPart = defineEndpoint({
  method: 'POST',
  path: '/billing_invoices/{id}/credit_part',
  tag,
  summary:
    'Take back a part of an invoice by a credit note with a number of its own. What it asked for stays invoiced',
  audit: 'always',
  allow,
  status: 201,
  params,
  body: Type.Object(
    {
      /** How much of which lines, without tax, and of how much that was left: what is asked twice is taken back once. */
      lines: Type.Array(
        Type.Object(
          {
            source: Line(200),
            net: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000_000 }),
            left: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000_000 }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 200 },
      ),
      /** Printed on it. */
      reason: Type.Optional(Nullable(Line(200))),
    },
    { additionalProperties: false },
  ),
  response: AccountInvoice,
})

export const cancelInvoice = defineEndpoint({
  method: 'POST',
  path: '/billing_invoices/{id}/credit',
  tag,
  summary: 'Cancel what is left of an invoice by a credit note with a number of its own',
  audit: 'always',
  allow,
  status: 201,
  params,
  response: AccountInvoice,
})

export const payInvoice = defineEndpoint({
  method: 'PUT',
  path: '/billing_invoices/{id}/paid',
  tag,
  summary: 'Say that an invoice is paid, today, or that it is not',
  audit: 'always',
  allow,
  params,
  body: Type.Object({ isPaid: Type.Boolean() }, { additionalProperties: false }),
})
