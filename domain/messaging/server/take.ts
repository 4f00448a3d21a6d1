import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import type { Conversation, handOverConversation as handOverCall } from '../contract/conversation.ts'
import { conversationHandedOver } from '../contract/events.ts'
import type { Correspondent } from '../contract/message.ts'
import { correspondent } from './columns.ts'
import { readConversation } from './list-conversations.ts'
import { pushToSides } from './push.ts'
import { isTaken, sidesThatHear } from './side.ts'
import { lockedBoothThread, type Thread, threadById } from './thread.ts'

/** Those of the booth who read this conversation, as `u`. */
const team = ({ id, side }: Thread) => sql`conversation_reader r join app_user u on u.id = r.user_id
  where r.conversation_id = ${id} and r.side = ${side}`

/** A line that both sides read, or the author's alone where the other one has blocked it; what its author adds to it is for their own. */
const insertLine = (
  { id, side, isBlocked }: Thread,
  kind: 'taken' | 'handed_over',
  { colleague = null, note = '' }: { colleague?: number | null; note?: string },
  { db, actor }: Context,
) =>
  sql`
    insert into direct_message (conversation_id, kind, side, author_id, colleague_id, text, is_withheld)
    values (${id}, ${kind}, ${side}, ${actor.userId}, ${colleague}, ${note}, ${isBlocked})`.execute(db)

/** @throws 409 where a colleague was faster */
export async function take(thread: Thread, context: Context): Promise<void> {
  const { id, uuid, side } = thread
  const person = context.actor.userId ?? 0
  const taken = await many(context.db)`
    update conversation_side s set taken_by_id = ${person}, taken_at = now(), is_handed_over = false,
      taker_away_since = null
    where s.conversation_id = ${id} and s.side = ${side} and not ${isTaken('s')} returning 1`
  if (!taken.length) throw conflict('conversation_taken')
  await insertLine(thread, 'taken', {}, context)
  await pushToSides(id, sidesThatHear(thread), { type: 'taken', conversation: uuid }, context)
}

/** Whoever has it already has it. @throws 409 where a colleague has, 403 where nothing is written any more */
export async function takeForBooth(id: number, context: Context): Promise<Conversation> {
  const thread = await lockedBoothThread(id, context)
  if (!thread.mayWriteIn) throw forbidden('fair_not_open')
  if (thread.takenBy !== context.actor.userId) await take(thread, context)
  return readConversation(id, context)
}

const limit = { name: 'hand-over', max: 20, seconds: 60 }

/** @throws 422 for somebody who does not work on the booth, 403 where nothing is written any more, 429 */
export async function handOver(
  id: number,
  { user, note = '' }: BodyOf<typeof handOverCall>,
  context: Context,
): Promise<Conversation> {
  const thread = await lockedBoothThread(id, context)
  if (!thread.mayWriteIn) throw forbidden('fair_not_open')
  const colleague = await maybeOne(context.db)`select 1 from ${team(thread)} and u.id = ${user}`
  if (!colleague) throw invalid({ user: 'not_on_team' })
  if (thread.takenBy === user) return readConversation(id, context)
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  const { uuid, fair, side } = thread
  await sql`
    update conversation_side set taken_by_id = ${user}, taken_at = now(), is_archived = false,
      is_handed_over = ${user !== context.actor.userId}, taker_away_since = null
    where conversation_id = ${id} and side = ${side}`.execute(context.db)
  await insertLine(thread, 'handed_over', { colleague: user, note }, context)
  await pushToSides(id, sidesThatHear(thread), { type: 'handed_over', conversation: uuid }, context)
  const from = context.actor.userId ?? 0
  await emit(context, conversationHandedOver, { conversation: id, fair, from, to: user })
  return readConversation(id, context)
}

/** @throws 403 for whoever reads it as themselves */
export async function colleaguesFor(id: number, context: Context): Promise<Correspondent[]> {
  const thread = await threadById(id, context)
  if (!thread.isForBooth) throw forbidden()
  const rows = await many<{ person: Correspondent }>(context.db)`
    select ${correspondent('u')} as person from ${team(thread)}
    order by fold(u.last_name), fold(u.first_name), u.id`
  return rows.map(({ person }) => person)
}
