import { type RawBuilder, sql } from 'kysely'

/** SQL: by what an order, `title` or `-title`, arranges, and which way; what has nothing comes last. */
export const orderedBy = <Order extends string>(
  order: Order,
  keys: Readonly<Record<Exclude<Order, `-${string}`>, RawBuilder<unknown>>>,
) => ({
  key: keys[order.replace('-', '') as Exclude<Order, `-${string}`>],
  direction: order.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`,
})
