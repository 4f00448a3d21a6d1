import { type Static, type TProperties, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, MaybeRef, Nullable } from '#platform/contract/fields.ts'
import type { Policy } from '#platform/contract/policy.ts'
import { defineResource } from '#platform/contract/resource.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'
import { quoteStates } from './quotes.ts'
import { sides } from './sides.ts'

const tag = 'Billing'
const text = Type.String()
const count = Type.Integer()

/** An exhibitor reads what it was sent, and whoever runs a fair what was sent for it. */
const readers: readonly Role[] = [...runners, 'firmAdmin']
const policy: Policy = { superAdmin: 'LR:A', superOrganizer: 'LR:G', organizer: 'LR:F', firmAdmin: 'LR:M' }

const paper = <Own extends TProperties>(name: string, table: string, own: Own) =>
  defineResource({
    name,
    table,
    tag,
    record: {
      fair: MaybeRef<{ homepage: string; name: string | null }>('fairs', { show: ['homepage', 'name'] }),
      firm: MaybeRef<{ name: string }>('firms', { show: ['name'] }),
      side: Type.Enum([...sides]),
      number: text,
      issuedOn: Day(),
      currency: text,
      net: count,
      vat: count,
      gross: count,
      ...own,
    },
    writable: [],
    filters: ['fair', 'firm', 'side', 'number'],
    order: ['-id'],
    sort: ['id'],
    scope: { fair: 'fair', firm: 'firm' },
    policy,
  })

/** Made and cancelled by calls of their own. */
export const billingInvoices = paper('billing_invoices', 'billing_invoice', {
  cancels: MaybeRef<{ number: string }>('billing_invoices', { show: ['number'] }),
})
export const billingQuotes = paper('billing_quotes', 'billing_quote', { validUntil: Day() })

const file = { method: 'GET', tag, allow: readers, form: 'file', params: Type.Object({ id: Id }) } as const

export const printInvoice = defineEndpoint({
  ...file,
  path: '/billing_invoices/{id}/file',
  summary: 'An invoice or a credit note as PDF',
})
export const printQuote = defineEndpoint({
  ...file,
  path: '/billing_quotes/{id}/file',
  summary: 'A quote as PDF',
})

/** How an exhibitor finds each: what is to be done about it, or that nothing is. */
export const paperStates = {
  quote: quoteStates,
  invoice: ['due', 'overdue', 'paid', 'cancelled', 'credit'],
} as const

const Paper = Type.Object({
  kind: Type.Enum(['quote', 'invoice']),
  id: Id,
  number: text,
  issuedOn: text,
  /** Until when it is to be paid, or holds. */
  until: Nullable(text),
  fair: text,
  side: Type.Enum([...sides]),
  currency: text,
  gross: count,
  state: Type.Enum([...paperStates.quote, ...paperStates.invoice]),
})
export type Paper = Static<typeof Paper>

export const paperOrders = [
  'number',
  '-number',
  'fair',
  '-fair',
  'date',
  '-date',
  'gross',
  '-gross',
  'state',
  '-state',
] as const
export type PaperOrder = (typeof paperOrders)[number]

export const readPapers = defineEndpoint({
  method: 'GET',
  path: '/billing_papers',
  tag,
  summary:
    'Quotes, invoices and credit notes of an exhibitor, the newest first unless asked otherwise, as far as one may see them',
  allow: readers,
  query: Type.Object({ firm: Id, order: Type.Optional(Type.Enum([...paperOrders])) }),
  response: Type.Array(Paper),
})
