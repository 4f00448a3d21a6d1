import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { AccountInvoice } from './accounts.ts'
import type { CountedLine, PricedLine, Totals } from './amounts.ts'
import { sides } from './sides.ts'

const tag = 'Billing'
const allow = ['superAdmin']
const params = Type.Object({ id: Id })

export type DocumentLine = PricedLine & CountedLine & { source: string; description: string }

/** Everything an invoice says, kept as it was when it was made. */
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
  }
  buyer: { name: string; address: string; vatNumber: string | null }
  currency: string
  lines: DocumentLine[]
  totals: Totals
  issuedOn: string
  dueOn: string | null
  isReverseCharge: boolean
  /** Not said by the oldest. */
  isOutsideScope?: boolean
  /** Number of the invoice that a credit note cancels. */
  cancels: string | null
}

export const makeInvoice = defineEndpoint({
  method: 'POST',
  path: '/billing_invoices',
  tag,
  summary: 'Invoice what an exhibitor has and was not asked for yet; the next number is drawn',
  allow,
  status: 201,
  body: Type.Object(
    {
      side: Type.Enum([...sides]),
      fair: Id,
      firm: Id,
      /** Of the exhibitor, or of the fair, unless said. */
      locale: Type.Optional(Type.Enum([...locales])),
    },
    { additionalProperties: false },
  ),
  answer: AccountInvoice,
})

export const cancelInvoice = defineEndpoint({
  method: 'POST',
  path: '/billing_invoices/{id}/credit',
  tag,
  summary: 'Cancel an invoice by a credit note with a number of its own',
  allow,
  status: 201,
  params,
  answer: AccountInvoice,
})

export const printInvoice = defineEndpoint({
  method: 'GET',
  path: '/billing_invoices/{id}/file',
  tag,
  summary: 'An invoice or a credit note as PDF',
  allow,
  params,
  form: 'file',
})
