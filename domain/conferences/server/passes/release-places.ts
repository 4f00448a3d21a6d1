import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { lockRooms, moveUp, type Room } from './move-up.ts'

/** Places of a request, or one of them: whoever is first in a queue has them. */
export async function releasePlaces(
  request: number,
  conference: number | null,
  context: Pick<Context, 'db' | 'services'>,
): Promise<boolean> {
  const { db } = context
  const rooms = await many<Room>(db)`
    select pass_id as pass, conference_id as conference from pass_place
    where pass_user_id = ${request} and conference_id = coalesce(${conference}, conference_id)`
  await lockRooms(rooms, context)
  await sql`delete from pass_place where pass_user_id = ${request}
    and conference_id = any(${rooms.map(room => room.conference)}::int[])`.execute(db)
  for (const room of rooms) await moveUp(room, context)
  return rooms.length > 0
}
