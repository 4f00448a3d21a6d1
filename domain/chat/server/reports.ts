import { sql } from 'kysely'
import type { Correspondent } from '#domain/messaging/contract/message.ts'
import { correspondent } from '#domain/messaging/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { chatMessageReported } from '../contract/events.ts'
import type { reportChatMessage as call } from '../contract/message.ts'
import type { ChatReport } from '../contract/moderation.ts'
import { isModerated, logModeration, roomColumn, roomSourcesOf } from './log.ts'
import { tellMember } from './push.ts'
import { roomOfMessage } from './room.ts'

const limit = { name: 'chat-report', max: 30, seconds: 3600 }

/** @throws 422 for a message of one's own */
export async function reportChatMessageOf(
  id: number,
  { reason, note = '' }: BodyOf<typeof call>,
  context: Context,
): Promise<void> {
  const { db, actor, services } = context
  const { author, room } = await roomOfMessage(id, context)
  if (author === actor.userId) throw invalid({ message: 'value_invalid' })
  await services.limiter.within(db).consume(limit, String(actor.userId))
  const row = await maybeOne<{ report: number }>(db)`
    insert into chat_report (message_id, reporter_id, reason, note)
    values (${id}, ${actor.userId}, ${reason}, ${note})
    on conflict on constraint chat_report_once do nothing returning id as report`
  if (row) await emit(context, chatMessageReported, { ...row, fair: room.fair })
}

/** Each change is told to their pages, by a history that is everybody's. */
const blocking = { name: 'chat-block', max: 30, seconds: 60 }

/** @throws 422 for oneself */
export async function blockAuthorOf(id: number, context: Context): Promise<void> {
  const { db, actor, services } = context
  const { author } = await roomOfMessage(id, context)
  if (author === actor.userId) throw invalid({ message: 'value_invalid' })
  await services.limiter.within(db).consume(blocking, String(actor.userId))
  await sql`insert into chat_block (user_id, blocked_id) values (${actor.userId}, ${author})
    on conflict do nothing`.execute(db)
  await tellMember(actor.userId ?? 0, context)
}

export async function listBlockedAuthors({ db, actor }: Context): Promise<Correspondent[]> {
  const rows = await many<{ person: Correspondent }>(db)`
    select ${correspondent('u')} as person from chat_block b join app_user u on u.id = b.blocked_id
    where b.user_id = ${actor.userId} and not u.is_closed
    order by fold(u.last_name), fold(u.first_name), u.id`
  return rows.map(({ person }) => person)
}

/** Of all, or of this one. */
export async function unblockAuthors(user: number | undefined, context: Context): Promise<void> {
  const { db, actor, services } = context
  await services.limiter.within(db).consume(blocking, String(actor.userId))
  const which = user === undefined ? sql`true` : sql`blocked_id = ${user}`
  await sql`delete from chat_block where user_id = ${actor.userId} and ${which}`.execute(db)
  await tellMember(actor.userId ?? 0, context)
}

const sources = sql`chat_report t join chat_message m on m.id = t.message_id ${roomSourcesOf('m.room_id')}
  join app_user a on a.id = m.author_id left join app_user by on by.id = t.reporter_id`

/** In rooms that the caller moderates; nobody reads or settles what is reported of themselves. */
const isRead = (context: Context) =>
  sql`${isModerated(sql`r.fair_id`, context)} and m.author_id <> ${context.actor.userId}`

export const listChatReports = (fair: number, context: Context): Promise<ChatReport[]> =>
  many<ChatReport>(context.db)`
    select t.id, ${roomColumn(context)},
      json_build_object('id', m.id, 'text', m.text, 'isHidden', m.hidden_at is not null) as message,
      t.reason, t.note, ${correspondent('by')} as reporter, ${correspondent('a')} as author,
      ${instant('t.created_at')} as "createdAt"
    from ${sources} where r.fair_id = ${fair} and t.settled_at is null
      and ${isRead(context)}
    order by t.id limit 200`

/** All that was reported of its message. @throws 404 for one of rooms that the caller does not moderate, or of their own message */
export async function settleChatReportOf(id: number, context: Context): Promise<void> {
  const found = await maybeOne<{ fair: number; room: number; message: number; person: number }>(context.db)`
    select r.fair_id as fair, r.id as room, m.id as message, m.author_id as person from ${sources}
    where t.id = ${id} and ${isRead(context)}`
  if (!found) throw notFound()
  const settled = await many(context.db)`
    update chat_report set settled_at = now() where message_id = ${found.message} and settled_at is null
      returning 1`
  if (settled.length) await logModeration({ ...found, action: 'settle' }, context)
}
