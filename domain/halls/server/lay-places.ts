import { sql } from 'kysely'
import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import { standPlace } from '../contract/element.ts'
import type { fairHalls } from '../contract/fair-hall.ts'
import { isOccupied } from './is-occupied.ts'

type Hall = RecordOf<typeof fairHalls>

/**
 * A hall has the places of its layout, numbered aisle by aisle. Another layout adds what is missing and takes away
 * what is empty; it is refused while a stand stands on a place that would go.
 */
export async function layPlaces(
  row: Hall,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Hall | null,
): Promise<void> {
  const layout = row.fairHallConfiguration
  if (action === 'D' || !layout || layout.id === before?.fairHallConfiguration?.id) return
  const { db } = context
  const count = layout.aisles * layout.placesPerAisle
  // The places go first: nobody can step on one between the look and the removal.
  await sql`delete from element
    where map_id = ${row.id} and type = ${standPlace} and position > ${count}`.execute(db)
  if (await isOccupied(row.id, context, sql`number > ${count}`)) throw conflict('places_occupied')
  await sql`
    insert into element (type, map_id, position, aisle, place)
    select ${standPlace}, ${row.id}, n, (n - 1) / ${layout.placesPerAisle} + 1,
      (n - 1) % ${layout.placesPerAisle} + 1 from generate_series(1, ${count}::int) n
    on conflict on constraint element_position_taken do update
      set aisle = excluded.aisle, place = excluded.place`.execute(db)
}
