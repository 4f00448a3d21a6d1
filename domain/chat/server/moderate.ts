import { sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { ChatSanction, sanctionChatAuthor as sanctionCall } from '../contract/moderation.ts'
import type { ChatNews } from '../contract/push.ts'
import { isModerated, logModeration, roomColumn, roomSourcesOf } from './log.ts'
import { tellInstead, tellMember, tellRoom } from './push.ts'
import { lockRoom, roomOfMessage } from './room.ts'

/** Each is told to all who are in the room, by a history that is everybody’s. */
const changing = { name: 'chat-hide', max: 60, seconds: 60 }
const consumeChange = ({ services, db, actor }: Context) =>
  services.limiter.within(db).consume(changing, String(actor.userId))

/** @throws 403 for the message of somebody whom the caller does not moderate, 429 */
export async function hideMessage(id: number, context: Context): Promise<void> {
  const { db, actor } = context
  const { room, author, rank } = await roomOfMessage(id, context)
  const isOwn = author === actor.userId
  if (!isOwn && room.rank <= rank) throw forbidden('chat_not_below')
  await consumeChange(context)
  await lockRoom(room.id, context)
  const hidden = await maybeOne<{ update: string }>(db)`
    update chat_message set hidden_at = now(), is_withdrawn = ${isOwn} where id = ${id} and hidden_at is null
      returning update_id as update`
  if (!hidden) return
  const news: ChatNews = { type: 'hidden', message: id }
  await tellInstead(room.id, [hidden.update], news, context)
  await tellRoom(room.id, news, context)
  if (!isOwn)
    await logModeration(
      { fair: room.fair, room: room.id, action: 'hide', person: author, message: id },
      context,
    )
}

/**
 * Where it stood; what its author took back stays so. Whoever was away is told to read again.
 * @throws 403 for the message of somebody whom the caller does not moderate, 429
 */
export async function unhideMessage(id: number, context: Context): Promise<void> {
  const { db } = context
  const { room, author, rank } = await roomOfMessage(id, context)
  if (room.rank <= rank) throw forbidden('chat_not_below')
  await consumeChange(context)
  await lockRoom(room.id, context)
  const shown = await maybeOne<{ update: string }>(db)`
    update chat_message set hidden_at = null
      where id = ${id} and hidden_at is not null and not is_withdrawn
      returning update_id as update`
  if (!shown) return
  const news: ChatNews = { type: 'changed' }
  await tellInstead(room.id, [shown.update], news, context)
  await tellRoom(room.id, news, context)
  await logModeration(
    { fair: room.fair, room: room.id, action: 'unhide', person: author, message: id },
    context,
  )
}

const limit = { name: 'chat-sanction', max: 60, seconds: 60 }

/** By those who moderate the fair in all of its rooms, by the booth's staff in theirs. @throws 403 for whom they do not moderate */
export async function sanctionAuthorOf(
  id: number,
  { kind, minutes, reason: note = '' }: BodyOf<typeof sanctionCall>,
  context: Context,
): Promise<void> {
  const { db } = context
  const { room, author, rank } = await roomOfMessage(id, context)
  if (room.rank <= rank) throw forbidden('chat_not_below')
  await context.services.limiter.within(db).consume(limit, String(context.actor.userId))
  const where = room.rank > 1 ? null : room.id
  const { endsAt } = await one<{ endsAt: string | null }>(db)`
    insert into chat_sanction as s (fair_id, room_id, user_id, kind, ends_at)
    values (${room.fair}, ${where}, ${author}, ${kind},
      now() + make_interval(mins => ${minutes ?? null}::int))
    on conflict on constraint chat_sanction_once do update
      set kind = excluded.kind, ends_at = excluded.ends_at, imposed_at = clock_timestamp()
    returning ${instant('s.ends_at')} as "endsAt"`
  await logModeration(
    { fair: room.fair, room: where, action: kind, person: author, message: id, note, endsAt },
    context,
  )
  await tellMember(author, context)
}

export const listSanctions = (fair: number, context: Context): Promise<ChatSanction[]> =>
  many<ChatSanction>(context.db)`
    select s.id, ${roomColumn(context)}, ${correspondent('u')} as person, s.kind,
      ${instant('s.imposed_at')} as "imposedAt", ${instant('s.ends_at')} as "endsAt"
    from chat_sanction s ${roomSourcesOf('s.room_id')} join app_user u on u.id = s.user_id
    where s.fair_id = ${fair} and (s.ends_at is null or s.ends_at > now())
      and ${isModerated(sql`s.fair_id`, context)}
    order by s.imposed_at desc, s.id desc limit 500`

/** @throws 404 for one of rooms that the caller does not moderate */
export async function liftSanction(id: number, context: Context): Promise<void> {
  const { db } = context
  const found = await maybeOne(db)`
    select 1 from chat_sanction s ${roomSourcesOf('s.room_id')}
    where s.id = ${id} and s.user_id <> ${context.actor.userId} and ${isModerated(sql`s.fair_id`, context)}`
  if (!found) throw notFound()
  const lifted = await maybeOne<{ fair: number; room: number | null; person: number }>(db)`
    delete from chat_sanction where id = ${id}
      returning fair_id as fair, room_id as room, user_id as person`
  if (!lifted) return
  await logModeration({ ...lifted, action: 'lift' }, context)
  await tellMember(lifted.person, context)
}
