import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { type Kind, namedKind, type Side } from '../contract/sides.ts'

/** Something that can have a price. `general`: what it costs as long as it has none of its own, nearest first. */
export type Priceable = { kind: Kind; item: string; name: string; group: string | null; general: string[] }

export const keyOf = (kind: Kind, item: string | number) => `${kind}:${item}`
export const anyStand = keyOf('stand_base', 'any')

type Entry = { type: number; typeName: string; variation: number | null; name: string | null }

/** Types in their order, each before its variations. */
async function typesWithVariations(table: string, locale: Locale, db: Kysely<Tables>): Promise<Entry[]> {
  const variations = `${table}_variation`
  return many<Entry>(db)`
    select t.id as type, ${translatedText('t', 'name', locale)} as "typeName", v.id as variation,
      ${translatedText('v', 'name', locale)} as name
    from ${sql.table(table)} t left join ${sql.table(variations)} v on ${sql.ref(`v.${table}_id`)} = t.id
    order by t.rank, t.id, v.rank, v.id`
}

const offered = (entries: readonly Entry[], kind: 'stand_type' | 'conference_room_type', base: string[]) =>
  entries.flatMap(({ type, typeName, variation, name }, at): Priceable[] => {
    const isFirst = entries[at - 1]?.type !== type
    const own: Priceable = { kind, item: String(type), name: typeName, group: null, general: base }
    const particular: Priceable = {
      kind: `${kind}_variation`,
      item: String(variation),
      name: name ?? '',
      group: typeName,
      general: [keyOf(kind, type), ...base],
    }
    return [...(isFirst ? [own] : []), ...(variation === null ? [] : [particular])]
  })

/** Everything on a side that can be priced in this fair, in the order of the price table. */
export async function priceables(
  side: Side,
  fair: number | null,
  locale: Locale,
  db: Kysely<Tables>,
): Promise<Priceable[]> {
  const kind = namedKind[side]
  const named = await many<{ item: string }>(db)`
    select distinct item from billing_price where kind = ${kind} and (fair_id is null or fair_id = ${fair})
      order by item`
  return [
    ...(side === 'stands'
      ? [
          { kind: 'stand_base' as const, item: 'any', name: '', group: null, general: [] },
          ...offered(await typesWithVariations('stand_type', locale, db), 'stand_type', [anyStand]),
        ]
      : offered(await typesWithVariations('conference_room_type', locale, db), 'conference_room_type', [])),
    ...named.map(({ item }) => ({ kind, item, name: item, group: null, general: [] })),
  ]
}
