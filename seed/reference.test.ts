import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#platform/contract/locale.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { seedReference } from './reference.ts'

const tables = [
  'language',
  'country',
  'fair_status',
  'user_type',
  'civil_status',
  'user_status',
  'user_individual_status',
  'social_media',
  'firm_type',
  'business_sector',
  'business_subsector',
  'stand_group',
  'stand_type',
  'stand_type_variation',
  'stand_character_type',
  'stand_character',
  'stand_resource_type',
  'fair_hall_configuration',
  'category',
  'characteristic',
  'contract_type',
  'job_family',
  'job_sub_family',
  'job_function',
  'job_function_level',
  'job_contract_type',
  'job_area',
  'job_cv_treatment',
  'job_disponibility',
  'job_education_level',
  'job_experience',
  'job_language_level',
  'job_personal_quality',
  'job_personal_skill',
  'work_transport',
  'conference_type',
  'conference_room_type',
  'conference_room_type_variation',
  'conference_room_character',
  'conference_room_seated_character',
  'data_table',
]

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.transaction(seedReference)
})
afterAll(() => database.close())

const rowsOf = async (table: string) =>
  await many<{
    id: number
    code?: string
    iso?: string
    rank: number
    translations: Record<string, { name?: string }>
  }>(database.kysely)`
      select * from ${sql.table(table)} order by id`
const codes = async (table: string) => (await rowsOf(table)).map(row => row.code ?? row.iso)

describe('the reference lists', () => {
  it('name every entry in all six languages', async () => {
    for (const table of tables)
      for (const { id, translations } of await rowsOf(table))
        expect(
          locales.filter(locale => translations[locale]?.name?.trim()),
          `${table} ${id}`,
        ).toEqual([...locales])
  })

  it('have the ids that others rely on', async () => {
    expect(await codes('user_type')).toEqual([
      'super_admin',
      'super_organizer',
      'organizer',
      'cluster_admin',
      'stand_admin',
      'stand_contact',
      'visitor',
      'speaker',
      'moderator',
      'press',
    ])
    expect(await codes('fair_status')).toEqual(['in_preparation', 'open', 'finished', 'closed'])
    expect(await codes('language')).toEqual([...locales])
  })

  it('put France and its neighbours before the other countries', async () => {
    const countries = await rowsOf('country')
    expect(countries).toHaveLength(249)
    expect(countries.slice(0, 3).map(country => country.iso)).toEqual(['FR', 'BE', 'CH'])
    expect(countries[0]?.translations.de?.name).toBe('Frankreich')
  })

  it('draw every silhouette in three widths, in the group of the lowest rank, called Groupe A', async () => {
    const [first] = (await rowsOf('stand_group')).toSorted((a, b) => a.rank - b.rank)
    expect(first?.translations.fr?.name).toBe('Groupe A')
    const rows = await many<{ style: string; widths: number }>(database.kysely)`
      select t.style, count(v.id)::int as widths from stand_type t join stand_type_variation v on v.stand_type_id = t.id
      where t.stand_group_id = ${first?.id} group by t.style order by t.style`
    expect(rows).toEqual(
      ['arch', 'canopy', 'pod', 'shelf', 'tower', 'wall'].map(style => ({ style, widths: 3 })),
    )
  })

  it('are left alone by a second seeding, with what was reworded and taken out since', async () => {
    await sql`update business_sector set translations = '{"fr":{"name":"Autre mot"}}' where id = 1`.execute(
      database.kysely,
    )
    await sql`delete from country where iso = 'AQ'`.execute(database.kysely)
    const before = await Promise.all(tables.map(rowsOf))
    await database.transaction(seedReference)
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
  })

  it('go on after the seeded ids', async () => {
    const row = await maybeOne<{ id: number }>(database.kysely)`
      insert into firm_type default values returning id`
    expect(row?.id).toBeGreaterThan(7)
  })
})
