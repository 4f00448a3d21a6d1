import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { isStaff } from '../../booth-staff.ts'
import { moment } from '../../call-columns.ts'
import { isConnected } from '../../connected.ts'
import type { Sender } from '../provider.ts'

/** Kept for those who work on the booth: visitors alone never fill its room. */
const keptForStaff = 2

/**
 * Somebody is about to show themselves. Of many at once no more do than may; on a stage they were counted when they came in.
 * @throws 409 `room_publishers_full`
 */
export async function reserveFeed(
  { connection, room, mayPublish }: Sender,
  maxPublishers: number,
  context: Context,
): Promise<void> {
  if (!mayPublish) throw conflict('room_watching')
  await sql`select from visio_room where id = ${room} for update`.execute(context.db)
  const { others, isOfBooth } = await one<{ others: number; isOfBooth: boolean }>(context.db)`
    select (select count(*)::int from visio_feed f join visio_connection k on k.id = f.connection_id
        where f.room_id = ${room} and f.source_id is null and k.id <> ${connection}::uuid
          and ${isConnected(moment(context))}) as others,
      (select case when r.kind = 'booth' then ${isStaff} else true end
        from app_user u, visio_room r left join stand st on st.id = r.stand_id
        where u.id = ${context.actor.userId} and r.id = ${room}) as "isOfBooth"`
  const most = isOfBooth ? maxPublishers : maxPublishers - keptForStaff
  if (others >= most) throw new Refusal(409, 'room_publishers_full', { values: { most: String(most) } })
  await sql`
    insert into visio_feed (room_id, connection_id) values (${room}, ${connection}::uuid)
    on conflict on constraint visio_feed_once do nothing`.execute(context.db)
}
