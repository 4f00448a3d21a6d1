import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { tellReader } from './push.ts'
import { enterRoom } from './room.ts'

const limit = { name: 'chat-read', max: 120, seconds: 60 }

/** What comes later stays new, and no mark goes back. */
export async function markRoomAsRead(id: number, message: number, context: Context): Promise<void> {
  const { db, actor, services } = context
  await services.limiter.within(db).consume(limit, String(actor.userId))
  const room = await enterRoom(sql`r.id = ${id}`, context)
  const marked = await maybeOne(db)`
    insert into chat_read as x (room_id, user_id, message_id)
    select m.room_id, ${actor.userId}, max(m.id) from chat_message m
      where m.room_id = ${room.id} and m.id <= ${message} group by m.room_id
    on conflict (room_id, user_id) do update set message_id = excluded.message_id
      where x.message_id < excluded.message_id
    returning 1`
  if (marked) tellReader(actor.userId ?? 0, room.id, context)
}
