import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import { standPlace } from '../contract/element.ts'
import { hallColors } from '../contract/rules.ts'

export type NewHall = { fair: number; letter: string; name: string; language: string; places: number }

/** Places along an aisle of a hall larger than any layout. */
const placesPerAisle = 12

/** A hall for so many stands, in the smallest layout that holds them, in the colour that comes next. */
export async function openHall(db: Kysely<Tables>, hall: NewHall): Promise<number> {
  const { id } = await one<{ id: number }>(db)`
    insert into fair_hall (fair_id, letter, rank, color, fair_hall_configuration_id, translations)
    select ${hall.fair}, ${hall.letter}, next.rank,
      (${[...hallColors]}::text[])[next.rank % ${hallColors.length} + 1],
      (select id from fair_hall_configuration where aisles * places_per_aisle >= ${hall.places}
        order by aisles * places_per_aisle, id limit 1),
      ${JSON.stringify({ [hall.language]: { name: hall.name } })}::jsonb
    from (select coalesce(max(rank) + 1, 0) as rank from fair_hall where fair_id = ${hall.fair}) next
      returning id`
  await sql`
    insert into element (type, map_id, position, aisle, place)
    select ${standPlace}, ${id}, n, (n - 1) / size.per + 1, (n - 1) % size.per + 1
    from (select coalesce(c.aisles * c.places_per_aisle, ${hall.places}::int) as all,
      coalesce(c.places_per_aisle, ${placesPerAisle}::int) as per
      from fair_hall h left join fair_hall_configuration c on c.id = h.fair_hall_configuration_id
        where h.id = ${id}) size,
      generate_series(1, size.all) n`.execute(db)
  return id
}

/** Places of these numbers, where a hall has none of them yet. */
export async function addPlaces(db: Kysely<Tables>, hall: number, numbers: readonly number[]): Promise<void> {
  await sql`
    insert into element (type, map_id, position, aisle, place)
    select ${standPlace}, ${hall}, n, (n - 1) / ${placesPerAisle}::int + 1,
      (n - 1) % ${placesPerAisle}::int + 1 from unnest(${[...numbers]}::int[]) n
    on conflict on constraint element_position_taken do nothing`.execute(db)
}
