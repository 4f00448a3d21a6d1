import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** Calls of which nobody is left, and who left the room of a booth a day ago. */
export async function sweepCalls({ database }: Services): Promise<void> {
  await sql`
    delete from visio_room r using visio_call c
    where c.room_id = r.id and c.caller_id is null and c.receiver_id is null`.execute(database.kysely)
  await sql`
    delete from visio_connection where held_until < now() - interval '1 day'
      and (barred_until is null or barred_until < now())`.execute(database.kysely)
}
