import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { characters, characterTypes } from './reference/characters.ts'
import {
  conferenceRoomTypes,
  conferenceTypes,
  seatedCharacters,
  stageCharacters,
} from './reference/conferences.ts'
import { countries } from './reference/countries.ts'
import { fairStatuses, hallLayouts } from './reference/fairs.ts'
import { firmTypes } from './reference/firm-types.ts'
import * as jobs from './reference/jobs.ts'
import { mailModels } from './reference/mail-models.ts'
import {
  civilStatuses,
  individualStatuses,
  languages,
  socialMedia,
  userStatuses,
  userTypes,
} from './reference/people.ts'
import { categories } from './reference/products.ts'
import { sectors } from './reference/sectors.ts'
import { resourceTypes, standGroups, standTypes, widths } from './reference/stands.ts'
import { subsectors } from './reference/subsectors.ts'
import { tables } from './reference/tables.ts'
import { named, same, six, translated } from './reference/words.ts'

type Db = Kysely<Tables>
type Row = Record<string, unknown>

/** The place of a code in its list, which is its id. */
const idIn = (list: readonly { code: string }[], code: string) => list.findIndex(one => one.code === code) + 1

const ranked = (lines: readonly string[]): Row[] =>
  lines.map((line, rank) => ({ rank, translations: named(line) }))

const coded = (list: readonly { names: string }[]): Row[] =>
  list.map(({ names, ...fields }, rank) => ({ ...fields, rank, translations: named(names) }))

/** The entries within each entry of `list`, pointing to it by `column`. */
const within = <T>(list: readonly T[], entries: (one: T) => readonly string[], column: string): Row[] =>
  list.flatMap((one, at) => ranked(entries(one)).map(row => ({ ...row, [column]: at + 1 })))

const figures = (list: readonly { name: string; look: object }[]): Row[] =>
  list.map(({ name, look }, rank) => ({ look, rank, translations: translated({ name: same(name) }) }))

/** Table → its first rows. Their ids are their places, counted from 1. */
const lists: [table: string, rows: () => Row[]][] = [
  ['language', () => coded(languages)],
  ['country', countries],
  ['fair_status', () => coded(fairStatuses)],
  ['email_model', () => [...mailModels]],
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
  ['category', () => ranked(categories.map(one => one.names))],
  ['characteristic', () => within(categories, one => one.characteristics, 'category_id')],
  ['contract_type', () => ranked(jobs.contractTypes)],
  ['job_family', () => ranked(jobs.jobFamilies.map(one => one.names))],
  ['job_sub_family', () => within(jobs.jobFamilies, one => one.within, 'job_family_id')],
  ['job_function', () => ranked(jobs.jobFunctions)],
  ['job_function_level', () => ranked(jobs.jobFunctionLevels)],
  [
    'job_contract_type',
    () =>
      ranked(jobs.contractTypes).map((row, at) => ({ ...row, employment_type: jobs.employmentTypesOf[at] })),
  ],
  ['job_area', () => ranked(jobs.jobAreas)],
  ['job_cv_treatment', () => ranked(jobs.jobCvTreatments)],
  ['job_disponibility', () => ranked(jobs.jobDisponibilities)],
  [
    'job_education_level',
    () =>
      jobs.jobEducationLevels.map(({ country, names, rank }) => ({
        country_id: country ? countries().findIndex(one => one.iso === country) + 1 : null,
        rank,
        translations: named(names),
      })),
  ],
  ['job_experience', () => ranked(jobs.jobExperiences)],
  ['job_language_level', () => ranked(jobs.jobLanguageLevels)],
  ['job_personal_quality', () => ranked(jobs.jobPersonalQualities)],
  ['job_personal_skill', () => ranked(jobs.jobPersonalSkills)],
  ['work_transport', () => ranked(jobs.workTransports)],
  ['conference_type', () => ranked(conferenceTypes)],
  ['conference_room_type', () => coded(conferenceRoomTypes.map(({ names, plan }) => ({ names, plan })))],
  [
    'conference_room_type_variation',
    () =>
      conferenceRoomTypes.flatMap(({ seats }, at) =>
        seats.map((count, rank) => ({
          conference_room_type_id: at + 1,
          seats: count,
          rank,
          translations: named(
            `${count} places | ${count} seats | ${count} plaatsen | ${count} Plätze | ${count} plazas | ${count} posti`,
          ),
        })),
      ),
  ],
  ['conference_room_character', () => figures(stageCharacters)],
  ['conference_room_seated_character', () => figures(seatedCharacters)],
  [
    'data_table',
    () => tables.map(({ ref, names }, rank) => ({ ref, is_default: true, rank, translations: named(names) })),
  ],
  [
    'data_list',
    () =>
      tables.flatMap(({ ref, entries }) =>
        entries.map((line, rank) => ({
          ref,
          is_default: true,
          rank,
          translations: translated({ level1name: six(line) }),
        })),
      ),
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
  const rows = await many<{ name: string }>(db)`
    ${sql.join(
      lists.map(
        ([name]) => sql`select ${sql.lit(name)} as name where not exists (select 1 from ${sql.table(name)})`,
      ),
      sql` union all `,
    )}`
  const empty = new Set(rows.map(row => row.name))
  for (const [name, rowsOf] of lists) if (empty.has(name)) await fill(db, name, rowsOf())
}
