import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Nullable } from '#platform/contract/fields.ts'
import { Amount, Item, kind, SideParam } from './sides.ts'

const tag = 'Billing'

/** One line of the price table. */
export const PriceRow = Type.Object({
  kind,
  item: Type.String(),
  name: Type.String(),
  /** What it belongs to: the type of a variation. */
  group: Nullable(Type.String()),
  /** Of this fair, or of all where no fair was asked for. */
  amount: Nullable(Type.Integer()),
  /** What counts where it has none of its own: by its type, or by what counts for all fairs. */
  inherited: Nullable(Type.Integer()),
})
export type PriceRow = Static<typeof PriceRow>

export const readPrices = defineEndpoint({
  method: 'GET',
  path: '/billing/{side}/prices',
  tag,
  summary: 'The price table of a fair, or of all fairs: everything that can be priced',
  allow: ['superAdmin'],
  params: SideParam,
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({ currency: Type.String(), rows: Type.Array(PriceRow) }),
})

export const writePrices = defineEndpoint({
  method: 'PUT',
  path: '/billing/{side}/prices',
  tag,
  summary: 'Change prices; null takes one away. Invoices keep those they were made with',
  audit: 'always',
  allow: ['superAdmin'],
  params: SideParam,
  body: Type.Object(
    {
      fair: Nullable(Id),
      prices: Type.Array(
        Type.Object({ kind, item: Item, amount: Nullable(Amount) }, { additionalProperties: false }),
        { maxItems: 1000 },
      ),
    },
    { additionalProperties: false },
  ),
})
