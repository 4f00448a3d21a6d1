import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import type {
  ChatMessage,
  chatMessages as listCall,
  sendChatMessage as sendCall,
} from '../contract/message.ts'
import { blockedBy } from './blocked.ts'
import { tellRoom } from './push.ts'
import { enterRoom, lockRoom, type ReachedRoom } from './room.ts'

const usual = 50

/** Of a message `m`, that the table has or that is just written. */
const messageSources = (m: RawBuilder<unknown>) =>
  sql`${m} join chat_room r on r.id = m.room_id join app_user a on a.id = m.author_id`
const sources = messageSources(sql`chat_message m`)

const columns = sql`m.id, m.uuid, m.text, ${correspondent('a')} as author,
  case chat_rank(a, r) when 3 then 'organizer' when 2 then 'moderator' when 1 then case
    when r.conference_id is null then 'booth' else 'team' end end as "as",
  ${instant('m.created_at')} as "createdAt"`

export async function listChatMessages(
  id: number,
  { before, limit = usual }: QueryOf<typeof listCall>,
  context: Context,
): Promise<ChatMessage[]> {
  const room = await enterRoom(sql`r.id = ${id}`, context)
  return many<ChatMessage>(context.db)`
    select ${columns} from ${sources}
    where m.room_id = ${room.id} and m.hidden_at is null
      and m.author_id not in ${blockedBy(context.actor.userId)}
      and ${before === undefined ? sql`true` : sql`m.id < ${before}`}
    order by m.id desc limit ${limit}`
}

const readChatMessage = (which: RawBuilder<unknown>, { db }: Context) =>
  one<ChatMessage>(db)`select ${columns} from ${sources} where ${which}`

const limit = { name: 'chat-message', max: 20, seconds: 60 }

/** What the caller has sent under this uuid. @throws 409 for something else than now */
async function storedMessage(room: number, { uuid, text }: BodyOf<typeof sendCall>, { db, actor }: Context) {
  const stored = await maybeOne<{ id: number; room: number; text: string }>(db)`
    select id, room_id as room, text from chat_message
      where author_id = ${actor.userId} and uuid = ${uuid}::uuid`
  if (stored && (stored.room !== room || stored.text !== text)) throw conflict('uuid_taken')
  return stored?.id
}

/** @throws 403 where nothing is written any more, or by whoever may not */
function assertMayWrite({ isOpen, sanction }: ReachedRoom) {
  if (!isOpen) throw forbidden('fair_not_open')
  if (sanction) throw forbidden('chat_muted')
}

/** Kept once, however often it is sent; what comes at once is put in one order, which is that of its ids and of what is told. */
export async function sendChatMessageTo(
  id: number,
  body: BodyOf<typeof sendCall>,
  context: Context,
): Promise<ChatMessage> {
  const { db, actor, services } = context
  await lockRoom(id, context)
  const room = await enterRoom(sql`r.id = ${id}`, context)
  const stored = await storedMessage(id, body, context)
  if (stored !== undefined) return readChatMessage(sql`m.id = ${stored}`, context)
  assertMayWrite(room)
  await services.limiter.within(db).consume(limit, String(actor.userId))
  const update = `urn:uuid:${randomUUID()}`
  const message = await one<ChatMessage>(db)`
    with m as (
      insert into chat_message (room_id, uuid, author_id, text, update_id)
      values (${id}, ${body.uuid}::uuid, ${actor.userId}, ${body.text}, ${update}) returning *)
    select ${columns} from ${messageSources(sql`m`)}`
  await tellRoom(id, { type: 'message', message }, { db, update })
  return message
}
