import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** Calls of which nobody is left. */
export const sweepCalls = ({ database }: Services) =>
  sql`
    delete from visio_room r using visio_call c
    where c.room_id = r.id and c.caller_id is null and c.receiver_id is null`.execute(database.kysely)
