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
export const anySession = keyOf('conference_base', 'any')

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
  const own = side === 'conferences' && fair !== null ? await passesOf(fair, locale, db) : []
  const known = new Set(own.flatMap(pass => pass.names))
  const named = await many<{ item: string; isHere: boolean }>(db)`
    select item, bool_or(fair_id is not null) as "isHere" from billing_price
    where kind = ${kind} and (fair_id is null or fair_id = ${fair}) group by item order by item`
  const base = side === 'stands' ? anyStand : anySession
  const type = side === 'stands' ? 'stand_type' : 'conference_room_type'
  return [
    {
      kind: side === 'stands' ? 'stand_base' : 'conference_base',
      item: 'any',
      name: '',
      group: null,
      general: [],
    },
    ...offered(await typesWithVariations(type, locale, db), type, [base]),
    ...own.map(
      ({ id, name, names }): Priceable => ({
        kind: 'allotment',
        item: String(id),
        name: name ?? '',
        group: null,
        general: names.map(one => keyOf(kind, one)),
      }),
    ),
    // A pass of the fair is priced as such; its name is what it costs in all fairs.
    ...named
      .filter(({ item, isHere }) => isHere || fair === null || !known.has(item))
      .map(({ item }) => ({ kind, item, name: item, group: null, general: [] })),
  ]
}

type FairPass = { id: number; name: string | null; names: string[] }

/** The passes of a fair, with what each is called in any language. */
export const passesOf = (fair: number, locale: Locale, db: Kysely<Tables>) =>
  many<FairPass>(db)`
    select p.id, ${translatedText('p', 'name', locale)} as name,
      array(select distinct w.value->>'name' from jsonb_each(p.translations) w
        where w.value->>'name' <> '' order by 1) as names
    from pass p where p.fair_id = ${fair} order by p.rank, p.id`
