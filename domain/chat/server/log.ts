import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { correspondent } from '#domain/messaging/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ChatModeration, chatModerations as call } from '../contract/moderation.ts'
import { roomName } from './room.ts'
import { roomKind } from './uses.ts'

type Done = {
  fair: number
  action: ChatModeration['action']
  room?: number | null
  person?: number | null
  message?: number | null
  note?: string
  endsAt?: string | null
}

/** Writes down what the caller has done as a moderator, in the transaction of the change. */
export const logModeration = (
  { fair, action, room = null, person = null, message = null, note = '', endsAt = null }: Done,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
) =>
  sql`
    insert into chat_moderation (fair_id, room_id, action, moderator_id, user_id, message_id, note, ends_at)
    values (${fair}, ${room}, ${action}, ${actor.userId}, ${person}, ${message}, ${note},
      ${endsAt}::timestamptz)`.execute(db)

/** What of a fair or one of its rooms `r` is told to those who moderate it, at its column `fair` and for its room, or none. */
export const isModerated = (
  fair: RawBuilder<unknown>,
  { actor }: Pick<Context, 'actor'>,
): RawBuilder<unknown> =>
  sql`(${isFairSeen(fair, { actor }, ['p', 'F', 'G'])} and exists (select 1 from app_user me
    where me.id = ${actor.userId} and chat_rank(me, coalesce(r,
      row(null, ${fair}, null, null, null, null, null, false)::chat_room)) > 0))`

/** The place of a room `r`, which may be none. */
export const roomSourcesOf = (column: string) => sql`left join chat_room r on r.id = ${sql.ref(column)}
  left join fair_hall rh on rh.id = r.fair_hall_id left join firm fi on fi.id = r.firm_id`

export const roomColumn = (context: Pick<Context, 'locale'>) => sql`case when r.id is not null then
  json_build_object('id', r.id, 'kind', ${roomKind}, 'name', ${roomName(context)}) end as room`

const page = 50

/** Whoever moderates is not told that somebody reported them. */
export const listModeration = (
  { fair, before }: QueryOf<typeof call>,
  context: Context,
): Promise<ChatModeration[]> =>
  many<ChatModeration>(context.db)`
    select t.id, ${roomColumn(context)}, t.action, ${correspondent('by')} as moderator,
      ${correspondent('u')} as person, m.text,
      case when t.action = 'hide' and m.hidden_at is not null and not m.is_withdrawn
        and not exists (select from chat_moderation later
          where later.message_id = m.id and later.action = 'hide' and later.id > t.id)
        and (select chat_rank(me, r) from app_user me where me.id = ${context.actor.userId}) > chat_rank(u, r)
        then m.id end as unhidable, t.note, ${instant('t.ends_at')} as "endsAt",
      ${instant('t.created_at')} as "createdAt"
    from chat_moderation t ${roomSourcesOf('t.room_id')} left join app_user by on by.id = t.moderator_id
      left join app_user u on u.id = t.user_id left join chat_message m on m.id = t.message_id
    where t.fair_id = ${fair} and ${isModerated(sql`t.fair_id`, context)}
      and (t.action <> 'settle' or t.user_id is distinct from ${context.actor.userId}::int)
      and ${before === undefined ? sql`true` : sql`t.id < ${before}`}
    order by t.id desc limit ${page}`
