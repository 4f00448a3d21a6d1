import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** So many messages of a room are kept. */
const kept = 5_000

/**
 * What was written or announced long ago or before the last few thousand, what was hidden a month ago, sanctions that are over, and what
 * those who moderate did a year ago.
 */
export async function sweepChatRooms({ database }: Services): Promise<void> {
  await database.transaction(async db => {
    await sql`delete from chat_message where created_at < now() - interval '90 days'
      or hidden_at < now() - interval '30 days'`.execute(db)
    await sql`
      with beyond as materialized (
        select r.id as room, (select last.id from chat_message last where last.room_id = r.id
          order by last.id desc offset ${kept} limit 1) as upto
        from chat_room r)
      delete from chat_message m using beyond b
      where m.room_id = b.room and m.id <= b.upto`.execute(db)
    await sql`delete from chat_sanction where ends_at < now()`.execute(db)
    await sql`delete from chat_announcement where ended_at < now() - interval '90 days'`.execute(db)
    await sql`delete from chat_moderation where created_at < now() - interval '1 year'`.execute(db)
  })
}
