import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { countries } from './reference/countries.ts'
import { firmTypes, sectors } from './reference/exhibitors.ts'
import { civilStatuses, individualStatuses, languages, socialMedia, userStatuses, userTypes } from './reference/people.ts'
import { characterTypes, fairStatuses, hallLayouts, resourceTypes, standGroups, standTypes, widths } from './reference/stands.ts'
import { type Names, translationsOf } from './reference/words.ts'

type Db = Kysely<Tables>
type Row = Record<string, string | number>

/**
 * Rows with fixed ids, counted from 1. What an administrator has changed since is left alone; later ids go on
 * after the seeded ones.
 */
async function fill(db: Db, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(['id', ...columns].map(column => sql.ref(column)))
  const types = columns.map(column => sql.raw(column === 'translations' || column === 'look' ? 'jsonb' : typeof rows[0]?.[column] === 'number' ? 'numeric' : 'text'))
  const values = columns.map((column, at) => sql`unnest(${rows.map(row => String(row[column]))}::text[])::${types[at]} as ${sql.ref(column)}`)
  await sql`insert into ${sql.table(table)} (${names}) select s.* from (select unnest(${rows.map((_, at) => at + 1)}::int[]) as id, ${sql.join(values)}) s on conflict do nothing`.execute(db)
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(db)
}

const ranked = (names: readonly Names[]): Row[] => names.map((one, rank) => ({ rank, translations: translationsOf(one) }))

/** The look-up lists that the product starts with. Harmless when they are there already. */
export async function seedReference(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from fair_status limit 1`.execute(db)
  if (rows.length) return
  await fill(db, 'language', languages.map(({ code, iso, names }, rank) => ({ code, iso, rank, translations: translationsOf(names) })))
  await fill(db, 'country', countries())
  await fill(db, 'fair_status', fairStatuses.map(({ code, names }, rank) => ({ code, rank, translations: translationsOf(names) })))
  await fill(db, 'user_type', userTypes.map(({ code, names }, rank) => ({ code, rank, translations: translationsOf(names) })))
  await fill(db, 'civil_status', ranked(civilStatuses))
  await fill(db, 'user_status', ranked(userStatuses))
  await fill(db, 'user_individual_status', ranked(individualStatuses))
  await fill(db, 'social_media', socialMedia.map(({ code, kind, names }, rank) => ({ code, kind, rank, translations: translationsOf(names) })))
  await fill(db, 'firm_type', ranked(firmTypes))
  await fill(db, 'business_sector', sectors.map(({ code, prop, names }, rank) => ({ code, prop, rank, translations: translationsOf(names) })))
  await fill(db, 'stand_group', ranked(standGroups))
  await fill(db, 'stand_type', standTypes.map(({ style, names }, rank) => ({ stand_group_id: 1, style, rank, translations: translationsOf(names) })))
  await fill(db, 'stand_type_variation', standTypes.flatMap((_, type) => widths.map(({ width, names }, rank) => ({ stand_type_id: type + 1, width, rank, translations: translationsOf(names) }))))
  await fill(db, 'stand_character_type', characterTypes.map(({ code, names }, rank) => ({ code, rank, translations: translationsOf(names) })))
  await fill(db, 'stand_resource_type', resourceTypes.map(({ code, names }, rank) => ({ code, rank, translations: translationsOf(names) })))
  await fill(db, 'fair_hall_configuration', hallLayouts.map(({ aisles, places, names }, rank) => ({ aisles, places_per_aisle: places, rank, translations: translationsOf(names) })))
}
