import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

type Db = Kysely<Tables>
type Values = Readonly<Record<string, unknown>>
/** The columns of a firm that were filled: what stood there, and what stands there now. */
export type FilledFields = { before: Values; after: Values }

/** What says one thing together is taken together: no street of one in the town of the other. */
const together = [
  ['firm_type_id'],
  ['website'],
  ['email'],
  ['phone'],
  ['vat_number', 'siren'],
  ['address_json', 'city'],
  ['country_id'],
  ['logo_id'],
] as const

const valuesOf = async (firm: number, db: Db): Promise<Values> =>
  (await maybeOne<{ row: Values }>(db)`select to_jsonb(f) as row from firm f where f.id = ${firm}`)?.row ?? {}

/** Fills what a firm says nothing of with what another says; its own words stay. */
export async function fillEmptyFields(into: number, from: number, db: Db): Promise<FilledFields> {
  const was = await valuesOf(into, db)
  for (const columns of together) {
    const own = sql.join(columns.map(name => sql.ref(`f.${name}`)))
    const others = sql.join(columns.map(name => sql.ref(`n.${name}`)))
    await sql`
      update firm f set (${sql.join(columns.map(name => sql.ref(name)))}) = row(${others}) from firm n
      where f.id = ${into} and n.id = ${from}
        and num_nonnulls(${own}) = 0 and num_nonnulls(${others}) > 0`.execute(db)
  }
  await sql`
    update firm f set version = f.version + 1, social_networks = n.social_networks || f.social_networks,
      translations = (select coalesce(jsonb_object_agg(l.key,
        coalesce(n.translations->l.key, '{}') || jsonb_strip_nulls(coalesce(f.translations->l.key, '{}'))),
          '{}')
        from jsonb_object_keys(n.translations || f.translations) l (key))
    from firm n where f.id = ${into} and n.id = ${from}`.execute(db)
  const is = await valuesOf(into, db)
  const filled = Object.keys(is).filter(
    name => name !== 'version' && JSON.stringify(is[name]) !== JSON.stringify(was[name]),
  )
  const only = (values: Values) => Object.fromEntries(filled.map(name => [name, values[name]]))
  return { before: only(was), after: only(is) }
}

/** Fields that have been changed since stay as they are. */
export async function emptyFilledFields(
  firm: number,
  { before, after }: FilledFields,
  db: Db,
): Promise<void> {
  for (const name of Object.keys(before))
    await sql`
      update firm f set ${sql.ref(name)} = ${sql.ref(`b.${name}`)}, version = f.version + 1
      from jsonb_populate_record(null::firm, ${JSON.stringify(before)}::jsonb) b,
        jsonb_populate_record(null::firm, ${JSON.stringify(after)}::jsonb) a
      where f.id = ${firm} and ${sql.ref(`f.${name}`)} is not distinct from ${sql.ref(`a.${name}`)}`.execute(
      db,
    )
}
