import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { characters, characterTypes } from './reference/characters.ts'
import { countries } from './reference/countries.ts'
import { fairStatuses, hallLayouts } from './reference/fairs.ts'
import { firmTypes } from './reference/firm-types.ts'
import {
  civilStatuses,
  individualStatuses,
  languages,
  socialMedia,
  userStatuses,
  userTypes,
} from './reference/people.ts'
import { sectors } from './reference/sectors.ts'
import { resourceTypes, standGroups, standTypes, widths } from './reference/stands.ts'
import { subsectors } from './reference/subsectors.ts'
import { named, same, translated } from './reference/words.ts'

type Db = Kysely<Tables>
type Row = Record<string, unknown>

/** The place of a code in its list, which is its id. */
const idIn = (list: readonly { code: string }[], code: string) => list.findIndex(one => one.code === code) + 1

const ranked = (lines: readonly string[]): Row[] =>
  lines.map((line, rank) => ({ rank, translations: named(line) }))

const coded = (list: readonly { names: string }[]): Row[] =>
  list.map(({ names, ...fields }, rank) => ({ ...fields, rank, translations: named(names) }))

/** Table → its first rows. Their ids are their places, counted from 1. */
const lists: [table: string, rows: () => Row[]][] = [
  ['language', () => coded(languages)],
  ['country', countries],
  ['fair_status', () => coded(fairStatuses)],
  ['user_type', () => coded(userTypes)],
  ['civil_status', () => ranked(civilStatuses)],
  ['user_status', () => ranked(userStatuses)],
  ['user_individual_status', () => ranked(individualStatuses)],
  [
    'social_media',
    () =>
      socialMedia.map(({ name, ...fields }, rank) => ({
        ...fields,
        rank,
        translations: translated({ name: same(name) }),
      })),
  ],
  ['firm_type', () => ranked(firmTypes.map(type => type.names))],
  ['business_sector', () => coded(sectors)],
  [
    'business_subsector',
    () =>
      Object.entries(subsectors).flatMap(([sector, lines]) =>
        ranked(lines).map(row => ({ ...row, business_sector_id: idIn(sectors, sector) })),
      ),
  ],
  ['stand_group', () => ranked(standGroups)],
  ['stand_type', () => coded(standTypes).map(row => ({ ...row, stand_group_id: 1 }))],
  [
    'stand_type_variation',
    () => standTypes.flatMap((_, at) => coded(widths).map(row => ({ ...row, stand_type_id: at + 1 }))),
  ],
  ['stand_character_type', () => coded(characterTypes)],
  [
    'stand_character',
    () =>
      characters.map(({ type, name, look }, rank) => ({
        stand_character_type_id: idIn(characterTypes, type),
        look,
        rank,
        translations: translated({ name: same(name) }),
      })),
  ],
  ['stand_resource_type', () => coded(resourceTypes)],
  [
    'fair_hall_configuration',
    () =>
      hallLayouts.map(({ aisles, places, names }, rank) => ({
        aisles,
        places_per_aisle: places,
        rank,
        translations: named(names),
      })),
  ],
]

/** Fills a list that is empty, so that nothing comes back that an administrator has taken out or reworded. */
async function fill(db: Db, name: string, rows: Row[]): Promise<void> {
  const table = sql.table(name)
  const columns = sql.join(['id', ...Object.keys(rows[0] ?? {})].map(column => sql.ref(column)))
  const values = JSON.stringify(rows.map((row, at) => ({ id: at + 1, ...row })))
  const added = await sql`
    insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${values}::jsonb)
    where not exists (select 1 from ${table})
    on conflict do nothing returning id`.execute(db)
  if (added.rows.length)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`.execute(
      db,
    )
}

/** The look-up lists that the product starts with. Harmless when they are there already. */
export async function seedReference(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    ${sql.join(
      lists.map(
        ([name]) => sql`select ${sql.lit(name)} as name where not exists (select 1 from ${sql.table(name)})`,
      ),
      sql` union all `,
    )}`.execute(db)
  const empty = new Set(rows.map(row => row.name))
  for (const [name, rowsOf] of lists) if (empty.has(name)) await fill(db, name, rowsOf())
}
