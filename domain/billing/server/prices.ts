import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { readPrices, writePrices } from '../contract/prices.ts'
import { namedKind, pricedKinds, type Side } from '../contract/sides.ts'
import { configurationOf } from './configuration.ts'
import { keyOf, priceables } from './priceable.ts'

type Price = { fair: number | null; key: string; amount: number }

/** Prices of a fair and of all fairs, in the currency that the fair bills in. */
export async function pricesOf(fair: number | null, currency: string, db: Kysely<Tables>) {
  const rows = await many<Price>(db)`
    select fair_id as fair, kind || ':' || item as key, amount from billing_price
    where currency = ${currency} and (fair_id is null or fair_id = ${fair})`
  const asked = new Map(rows.filter(row => row.fair === fair).map(row => [row.key, row.amount]))
  const general = new Map(rows.filter(row => row.fair === null).map(row => [row.key, row.amount]))
  const first = (keys: readonly string[], maps: readonly ReadonlyMap<string, number>[]) =>
    maps.flatMap(map => keys.map(key => map.get(key))).find(amount => amount !== undefined) ?? null
  return {
    own: (key: string) => asked.get(key) ?? null,
    /** Without its own: by what is more general, first in this fair and then in all. */
    inherited: (key: string, more: readonly string[]) => {
      const here = first(more, [asked])
      return here ?? first([key, ...more], fair === null ? [] : [general])
    },
    /** Of the first of these that has one, the most particular first. */
    first: (keys: readonly string[]) => first(keys, [asked, general]),
  }
}

const assertFair = async (fair: number | null | undefined, context: Context) => {
  if (fair) await reachRow(implementationOf('fairs'), fair, 'R', context)
}

export async function priceTable(
  side: Side,
  fair: number | null,
  context: Context,
): Promise<ResponseOf<typeof readPrices>> {
  await assertFair(fair, context)
  const { currency } = await configurationOf(fair, context.db)
  const prices = await pricesOf(fair, currency, context.db)
  const all = await priceables(side, fair, context.locale, context.db)
  return {
    currency,
    rows: all.map(({ general, ...row }) => {
      const key = keyOf(row.kind, row.item)
      return { ...row, amount: prices.own(key), inherited: prices.inherited(key, general) }
    }),
  }
}

type Sent = Static<NonNullable<(typeof writePrices)['body']>>

/** @throws 422 for a price of something that is not there. */
export async function changePrices(side: Side, { fair, prices }: Sent, context: Context): Promise<void> {
  const { db, locale } = context
  await assertFair(fair, context)
  const known = new Set((await priceables(side, fair, locale, db)).map(one => keyOf(one.kind, one.item)))
  const fits = (one: Sent['prices'][number]) =>
    one.kind === namedKind[side] ||
    (pricedKinds[side].some(own => own === one.kind) && known.has(keyOf(one.kind, one.item)))
  if (!prices.every(fits)) throw invalid({ prices: 'not_in_list' })
  const { currency } = await configurationOf(fair, db)
  for (const { kind, item, amount } of prices)
    await (amount === null
      ? sql`delete from billing_price
        where fair_id is not distinct from ${fair}::int and kind = ${kind} and item = ${item}
        and currency = ${currency}`
      : sql`
        insert into billing_price (fair_id, kind, item, currency, amount)
          values (${fair}, ${kind}, ${item}, ${currency}, ${amount})
        on conflict on constraint billing_price_taken do update set amount = excluded.amount`
    ).execute(db)
  await audit(
    { action: 'U', resource: 'billing_prices', resourceId: fair ?? 0, fair, details: { side, prices } },
    context,
  )
}
