import { sql } from 'kysely'
import { presenceStatus } from '#domain/presence/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'

/** Whether it would not ring for somebody: no page of theirs is open in the fair, or they are in another call. */
export async function isAway(person: number, fair: number, { db, actor }: Context): Promise<boolean> {
  const found = await one<{ isAway: boolean }>(db)`
    select ${presenceStatus(sql`${person}::int`, sql`${fair}::int`)} = 'offline' or exists (
      select 1 from visio_engaged e join visio_call c on c.room_id = e.room_id
      where e.user_id = ${person}
        and ${actor.userId}::int is distinct from c.caller_id
        and ${actor.userId}::int is distinct from c.receiver_id) as "isAway"`
  return found.isAway
}
