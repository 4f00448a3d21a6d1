import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { firmTypes } from '../../reference/firm-types.ts'

export type Ids = { of(key: string): number }

/** Ids by what the demo calls a thing; unknown names are a mistake in its data. */
export const idsOf = (what: string, entries: Iterable<readonly [string, number]>): Ids => {
  const found = new Map(entries)
  return {
    of(key) {
      const id = found.get(key)
      if (id === undefined) throw new Error(`There is no ${what} called "${key}".`)
      return id
    },
  }
}

export type Lists = {
  languages: Ids
  countries: Ids
  sectors: Ids
  resourceTypes: Ids
  characterTypes: Ids
  firmTypes: Ids
  /** `wall-0` to `tower-2`: style and place of the width. */
  variations: Ids
  /** `4x6`: aisles and places along each. */
  layouts: Ids
}

/** What the reference lists hold, read once. */
export async function readLists(db: Kysely<Tables>): Promise<Lists> {
  const coded = async (
    table: 'language' | 'business_sector' | 'stand_resource_type' | 'stand_character_type',
  ) => {
    const rows = await db.selectFrom(table).select(['id', 'code']).execute()
    return idsOf(
      table,
      rows.map(row => [row.code ?? '', row.id] as const),
    )
  }
  const countries = await db.selectFrom('country').select(['id', 'iso']).execute()
  const types = await db.selectFrom('firm_type').select('id').orderBy('id').limit(firmTypes.length).execute()
  const variations = await db
    .selectFrom('stand_type_variation as v')
    .innerJoin('stand_type as t', 't.id', 'v.stand_type_id')
    .select(['v.id', 't.style', 'v.rank'])
    .execute()
  const layouts = await db
    .selectFrom('fair_hall_configuration')
    .select(['id', 'aisles', 'places_per_aisle'])
    .execute()
  return {
    languages: await coded('language'),
    countries: idsOf(
      'country',
      countries.map(row => [row.iso, row.id] as const),
    ),
    sectors: await coded('business_sector'),
    resourceTypes: await coded('stand_resource_type'),
    characterTypes: await coded('stand_character_type'),
    firmTypes: idsOf(
      'firm type',
      types.map((row, at) => [firmTypes[at]?.code ?? '', row.id] as const),
    ),
    variations: idsOf(
      'stand type variation',
      variations.map(row => [`${row.style}-${row.rank}`, row.id] as const),
    ),
    layouts: idsOf(
      'hall configuration',
      layouts.map(row => [`${row.aisles}x${row.places_per_aisle}`, row.id] as const),
    ),
  }
}
