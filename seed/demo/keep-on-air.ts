import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { keptOnAir } from './programme/sessions.ts'

const slotMinutes = 5
const minutes = 60

/**
 * One session of the demo is always on air: it begins anew where it is over, and ends before what follows in its room. To be called
 * every minute, as long as the demo runs.
 */
export async function keepOnAir({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const slot = slotMinutes * 60_000
  const begin = new Date(Math.floor(now.getTime() / slot) * slot)
  await sql`
    update conference c set begin_at = ${begin}, end_at = least(
      ${begin}::timestamptz + make_interval(mins => ${minutes}), (
        select min(o.begin_at) from conference o where o.conference_room_id = c.conference_room_id
          and o.id <> c.id and o.begin_at > ${begin}))
    from fair f
    where f.id = c.fair_id and f.fair_status_id = 2 and f.trashed_at is null and c.slug = ${keptOnAir}
      and c.state = 'scheduled' and c.end_at <= ${now} and not exists (
        select from conference o where o.conference_room_id = c.conference_room_id and o.id <> c.id
          and o.begin_at <= ${begin} and o.end_at > ${begin})`.execute(kysely)
}
