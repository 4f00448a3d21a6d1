import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Nullable } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { asTable } from '#platform/contract/table-format.ts'
import { Rate } from './configuration.ts'
import { AccountQuote, FollowedQuote, taxFields } from './quotes.ts'
import { Item, SideParam, sides, soldKinds, states } from './sides.ts'

const tag = 'Billing'
const allow = ['superAdmin'] as const
const text = Type.String()
const count = Type.Integer()
const state = Type.Enum([...states])

/** Something an exhibitor has and is to pay: a booth, a sponsored session, passes … */
export const AccountLine = Type.Object({
  /** `stand:12`, `conference:7`, `allotment:3`, `pass:Two days`: by which an invoice says what it is for. */
  source: text,
  description: text,
  quantity: Type.Number(),
  /** Of them on invoices that were not cancelled. */
  invoiced: Type.Number(),
  /** None: nobody has said what it costs. */
  unit: Nullable(count),
})
export type AccountLine = Static<typeof AccountLine>

export const AccountInvoice = Type.Object({
  id: Id,
  number: text,
  issuedOn: text,
  dueOn: Nullable(text),
  currency: text,
  gross: count,
  /** Number of the invoice that this credit note cancels, or takes a part back of. */
  cancels: Nullable(text),
  isPartial: Type.Boolean(),
  isCancelled: Type.Boolean(),
  /** The day on which it was said to be paid, where the fair is. */
  paidOn: Nullable(text),
  /** What an invoice that counts still asks for, line by line, without tax: as much can be credited. */
  left: Type.Array(Type.Object({ source: text, description: text, net: count })),
})
export type AccountInvoice = Static<typeof AccountInvoice>

/** An exhibitor on the dashboard. What is invoiced counts as it was invoiced, the rest as it costs now. */
export const AccountRow = Type.Object({
  firm: Type.Object({ id: Id, name: text }),
  state,
  /** Pieces: booths, sponsored sessions, passes. */
  pieces: Type.Number(),
  /** Of them without a price. */
  gaps: count,
  net: count,
  vat: count,
  gross: count,
  /** Of the net: not on an invoice yet. */
  open: count,
  invoices: Type.Array(text),
})
export type AccountRow = Static<typeof AccountRow>

const asked = Type.Object({
  fair: Id,
  state: Type.Optional(state),
  search: Type.Optional(Type.String({ maxLength: 100 })),
})

/** Ascending as they stand here, `-` before them descending. */
export const accountColumns = ['firm', 'pieces', 'net', 'vat', 'gross', 'state'] as const
export const accountOrders = [...accountColumns, ...accountColumns.map(column => `-${column}` as const)]

const sums = Type.Object({ count, net: count, vat: count, gross: count })

export const dashboard = defineEndpoint({
  method: 'GET',
  path: '/billing/{side}/dashboard',
  tag,
  summary: 'What each exhibitor of a fair has and owes, with totals',
  allow,
  params: SideParam,
  query: Type.Object({
    ...asked.properties,
    order: Type.Optional(Type.Enum(accountOrders)),
    page: Type.Optional(text),
    itemsPerPage: Type.Optional(text),
  }),
  response: Type.Object({
    currency: text,
    /** Whether a seller is described well enough to make invoices. */
    mayInvoice: Type.Boolean(),
    /** One page of them. */
    rows: Type.Array(AccountRow),
    page: count,
    pageCount: count,
    /** Of all that was asked for, on whichever page. */
    total: sums,
    /** Of all exhibitors, whatever was asked. */
    states: Type.Object(recordOf(states, () => sums)),
  }),
})

export const exportDashboard = defineEndpoint({
  method: 'GET',
  path: '/billing/{side}/export',
  tag,
  summary: 'The same as a CSV file or a workbook',
  audit: 'always',
  allow,
  form: 'file',
  params: SideParam,
  query: Type.Object({ ...asked.properties, ...asTable }),
})

const params = Type.Object({ side: Type.Enum([...sides]), fair: Id, firm: Id })
/** Where an account is: one side of one fair, and whose. */
export type Place = Static<typeof params>

const Sale = Type.Object(
  {
    kind: Type.Enum([...soldKinds]),
    item: Item,
    quantity: Type.Integer({ minimum: 1, maximum: 100000 }),
  },
  { additionalProperties: false },
)
export type Sale = Static<typeof Sale>

const Terms = {
  state,
  discount: Rate,
  sales: Type.Array(Sale, { maxItems: 200 }),
}

export const readAccount = defineEndpoint({
  method: 'GET',
  path: '/billing/{side}/fairs/{fair}/firms/{firm}',
  tag,
  summary: 'One exhibitor: what it has, what was agreed, its invoices',
  allow,
  params,
  response: Type.Object({
    ...Terms,
    /** Of what was agreed; 0 where nothing was yet. */
    version: count,
    firm: Type.Object({ id: Id, name: text }),
    currency: text,
    /** Of the firm, as it says itself. */
    vatNumber: Nullable(text),
    siren: Nullable(text),
    ...taxFields,
    locale: Type.Enum([...locales]),
    lines: Type.Array(AccountLine),
    /** What an invoice made now would ask for. */
    open: Type.Object({ net: count, vat: count, gross: count }),
    /** The newest first. */
    quotes: Type.Array(AccountQuote),
    /** The quote that an invoice made now may follow. */
    followed: Nullable(FollowedQuote),
    invoices: Type.Array(AccountInvoice),
  }),
})
export type Account = Static<NonNullable<(typeof readAccount)['response']>>

export const writeAccount = defineEndpoint({
  method: 'PUT',
  path: '/billing/{side}/fairs/{fair}/firms/{firm}',
  tag,
  summary: 'Change what was agreed with an exhibitor; paid: all its invoices that count',
  audit: 'always',
  allow,
  params,
  body: Type.Object(
    {
      ...Type.Partial(Type.Object(Terms)).properties,
      /** Upon which it was made: another one is refused. */
      version: Type.Optional(count),
    },
    { additionalProperties: false },
  ),
})
