import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { messageSent } from '../contract/events.ts'
import type { sendMessage as call, Message, MessageContext } from '../contract/message.ts'
import { assertMayAddress } from './addressees.ts'
import { countContact } from './contact-limit.ts'
import { messageFile } from './file-uses.ts'
import { readMessage } from './list-messages.ts'
import { shownContext } from './message-context.ts'
import { pushToSides } from './push.ts'
import { otherSide, sidesThatHear } from './side.ts'
import { take } from './take.ts'
import { lockedThread, type Thread } from './thread.ts'

type Body = BodyOf<typeof call>
type Sent = Body & { uuid: string }

const limit = { name: 'direct-message', max: 60, seconds: 60 }

/** What the caller has sent under this uuid. @throws 409 for something else than now */
async function storedMessage({ uuid, conversation, text = '', file }: Sent, { db, actor }: Context) {
  const stored = await maybeOne<{ id: number; conversation: number; text: string; file: number | null }>(db)`
    select id, conversation_id as conversation, text, file_id as file from direct_message
      where author_id = ${actor.userId} and uuid = ${uuid}::uuid`
  const isSame =
    stored?.conversation === conversation && stored.text === text && stored.file === (file ?? null)
  if (stored && !isSame) throw conflict('uuid_taken')
  return stored?.id
}

/** @throws 403 where nothing is written any more, 409 for what the caller has blocked, or what a colleague deals with */
function assertMayWrite(thread: Thread, { actor }: Context) {
  if (!thread.mayWriteIn) throw forbidden('fair_not_open')
  if (thread.hasBlocked) throw conflict('conversation_blocked')
  if (!thread.isReachable) throw forbidden('not_reachable')
  const isColleagues = thread.takenBy !== null && thread.takenBy !== actor.userId
  if (thread.isForBooth && isColleagues) throw conflict('conversation_taken')
}

/** The first message is the contact: it may have been long since the conversation was opened. @throws 403, 429 */
async function begin({ fair, stand, person, firm }: Thread, context: Context) {
  await assertMayAddress({ fair, user: person, stand }, context)
  await countContact({ fair, user: person, firm }, context)
}

/** @throws 422 for a file that is not the caller's, not private, or sent already */
async function assertOwnFile(file: number | undefined, { db, actor }: Context) {
  if (file === undefined) return
  const found = await maybeOne(db)`
    select 1 from media_object f where f.id = ${file} and f.owner_id = ${actor.userId}
      and f.use = ${messageFile.name} and f.visibility = 'private'
      and not exists (select 1 from direct_message m where m.file_id = f.id) for update`
  if (!found) throw invalid({ file: 'relation_not_found' })
}

async function insertMessage(
  { uuid, text = '', file }: Sent,
  shown: MessageContext | null,
  { id, side, isBlocked }: Thread,
  { db, actor }: Context,
): Promise<number> {
  const row = await one<{ id: number }>(db)`
    insert into direct_message (conversation_id, uuid, side, author_id, text, file_id, context_kind,
      context_id,
      context_title, is_withheld)
    values (${id}, ${uuid}::uuid, ${side}, ${actor.userId}, ${text}, ${file ?? null}, ${shown?.kind ?? null},
      ${shown?.id ?? null}, ${shown?.title ?? null}, ${isBlocked}) returning id`
  return row.id
}

/** What the sides have of the conversation now; whether the other one had read all that was written to it before, whoever called. */
async function moveSides(
  message: number,
  { id, side, isBlocked }: Thread,
  { db }: Context,
): Promise<boolean> {
  const isOther = sql`side <> ${side}`
  const moved = await many<{ isFirst: boolean }>(db)`
    update conversation_side s set last_id = ${message}, unread = unread + (${isOther})::int,
      is_archived = is_archived and not ${isOther},
      is_handed_over = is_handed_over and ${isOther},
      waiting_id = case when ${isOther} and firm_id is not null then coalesce(waiting_id, ${message}) end
    where conversation_id = ${id} and not (${isOther} and ${isBlocked})
    returning ${isOther} and not exists (select 1 from direct_message m
      where m.conversation_id = s.conversation_id and m.side <> s.side and m.kind = 'text'
        and not m.is_withheld and m.id > s.read_id and m.id < ${message}) as "isFirst"`
  return moved.some(({ isFirst }) => isFirst)
}

/** Kept once, however often it is sent; what comes at once is put in one order, which is that of its ids. */
export async function sendMessageTo(body: Body, context: Context): Promise<Message> {
  const thread = await lockedThread(body.conversation, context)
  const sent = { ...body, uuid: body.uuid ?? randomUUID() }
  const stored = await storedMessage(sent, context)
  if (stored !== undefined) return readMessage(stored, thread, context)
  if (!body.text && body.file === undefined) throw invalid({ text: 'required' })
  assertMayWrite(thread, context)
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  if (thread.isNew) await begin(thread, context)
  await assertOwnFile(body.file, context)
  const shown = body.context ? await shownContext(body.context, thread, context) : null
  if (thread.isForBooth && thread.takenBy === null) await take(thread, context)
  const message = await insertMessage(sent, shown, thread, context)
  const isFirstUnread = await moveSides(message, thread, context)
  const { id, uuid, fair, side } = thread
  await pushToSides(id, sidesThatHear(thread), { type: 'message', conversation: uuid, message }, context)
  if (isFirstUnread)
    await emit(context, messageSent, { conversation: id, fair, message, side: otherSide(side) })
  return readMessage(message, thread, context)
}
