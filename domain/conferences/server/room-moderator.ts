import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { someAtOnce } from './rows-at-once.ts'

/** SQL of who moderates the sessions of a room, as long as they take part in the fair. */
export const moderatorIn = (room: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select place.moderator_id from conference_room place
    join fair_participant m on m.fair_id = place.fair_id and m.user_id = place.moderator_id
  where place.id = ${room})`

/** Whom a session has that comes into a room without a moderator of its own. */
export async function moderatorOf(
  room: number | null,
  { db }: Pick<Context, 'db'>,
): Promise<{ moderator?: number }> {
  const found = await maybeOne<{ moderator: number | null }>(db)`
    select ${moderatorIn(sql`${room}::int`)} as moderator`
  return found && found.moderator !== null ? { moderator: found.moderator } : {}
}

/** Its sessions to come have the new one where they had nobody, or the one before. */
export async function afterRoomChange(
  row: Row,
  _: 'C' | 'U' | 'D',
  { db }: Context,
  before: Row | null,
): Promise<'unchanged'> {
  const [now, was] = [idOf(row.moderator), idOf(before?.moderator)]
  if (now === null || !before || now === was) return 'unchanged'
  const moderated = await many<{ id: number }>(db)`
    select id from conference where conference_room_id = ${row.id} and state in ('draft', 'scheduled')
      and (moderator_id is null or moderator_id = ${was}::int)
    order by id for update`
  for (const some of someAtOnce(moderated.map(({ id }) => id)))
    await sql`update conference set moderator_id = ${now}, version = version + 1
      where id = any(${some}::int[])`.execute(db)
  return 'unchanged'
}
