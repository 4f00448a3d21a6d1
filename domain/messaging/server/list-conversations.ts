import { type RawBuilder, sql } from 'kysely'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type {
  Box,
  Conversation,
  conversations as call,
  oneConversation as oneCall,
  unreadConversations as unreadCall,
} from '../contract/conversation.ts'
import { conversationColumns, cursorOf } from './columns.ts'
import { hasBlocked, isHandedTo, isRead, isSeenBy, isTaken } from './side.ts'
import { findThread, isInFair, isWrittenIn, threadSources } from './thread.ts'

type Condition = RawBuilder<unknown>

const usual = 30

/** Whether a booth’s conversation waits for an answer that may be written, and that nobody but `me` has taken upon themselves. */
const isWaitingFor = (me: number | null): Condition => sql`(not mine.is_archived
  and mine.waiting_id is not null and ${isWrittenIn} and ${isRead('other')}
  and (mine.taken_by_id = ${me} or not ${isTaken('mine')}))`

const inBox = (box: Box, me: number | null): Condition =>
  ({
    current: sql`not mine.is_archived`,
    waiting: isWaitingFor(me),
    taken: sql`not mine.is_archived and ${isTaken('mine')}`,
    mine: sql`not mine.is_archived and mine.taken_by_id = ${me}`,
    archived: sql`mine.is_archived`,
  })[box]

/** Every word is in the other side's name, or all of them in one message. */
function isFound(search: string): Condition {
  const words = search.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 8)
  if (!words.length) return sql`true`
  const has = (text: Condition) =>
    sql.join(
      words.map(word => sql`fold(${text}) like fold(${`%${escapeLike(word)}%`})`),
      sql` and `,
    )
  return sql`(exists (select 1 from app_user u where u.id = other.user_id and not u.is_closed
      and ${has(sql`u.first_name || ' ' || u.last_name`)})
    or exists (select 1 from firm e where e.id = other.firm_id and ${has(sql`e.name`)})
    or exists (select 1 from direct_message m where m.conversation_id = c.id and m.kind = 'text'
      and ${isSeenBy('mine')} and ${has(sql`m.text`)}))`
}

/** Conversations of the caller that somebody has written in, where the fair uses messages. */
const isListed = (context: Context) =>
  sql`mine.last_id is not null and f.is_using_direct_message_module
    and ${isInFair(sql`c.fair_id`, context)}`

export async function listConversations(
  { fair, stand, as, box = 'current', search = '', cursor, limit = usual }: QueryOf<typeof call>,
  context: Context,
): Promise<Conversation[]> {
  const isWaiting = box === 'waiting'
  const key = cursorOf(isWaiting)
  const conditions = [
    isListed(context),
    inBox(box, context.actor.userId),
    isFound(search),
    ...(fair === undefined ? [] : [sql`c.fair_id = ${fair}`]),
    ...(stand === undefined ? [] : [sql`mine.stand_id = ${stand}`]),
    ...(as === undefined ? [] : [sql`(mine.firm_id is null) = ${as === 'person'}`]),
    ...(cursor === undefined ? [] : [isWaiting ? sql`${key} > ${cursor}` : sql`${key} < ${cursor}`]),
  ]
  return many<Conversation>(context.db)`
    select ${conversationColumns(context, key)} from ${threadSources(context)}
    where ${sql.join(conditions, sql` and `)}
    order by ${key} ${isWaiting ? sql`asc` : sql`desc`} limit ${limit}`
}

/** @throws 403 for somebody else's */
export async function conversationsOf(
  { user_id, ...query }: QueryOf<typeof call> & { user_id?: number },
  context: Context,
): Promise<Conversation[]> {
  if (user_id !== undefined && user_id !== context.actor.userId) throw forbidden()
  return listConversations(query, context)
}

/** A conversation that the caller reaches. */
export async function readConversation(id: number, context: Context): Promise<Conversation> {
  const row = await maybeOne<Conversation>(context.db)`
    select ${conversationColumns(context, cursorOf(false))} from ${threadSources(context, id)}
    where c.id = ${id} and ${isInFair(sql`c.fair_id`, context)}`
  if (!row) throw notFound()
  return row
}

/** @throws 404 for one that is not the caller's, or that this user is not in */
export async function conversationByUuid(
  uuid: string,
  query: QueryOf<typeof oneCall>,
  context: Context,
): Promise<Conversation> {
  const { id } = await findThread(sql`c.uuid = ${uuid}::uuid`, context)
  const found = await readConversation(id, context)
  const user = query['users.id']
  const isIn = user === undefined || user === context.actor.userId || found.users.some(one => one.id === user)
  if (!isIn) throw notFound()
  return found
}

type Counted = {
  stand: number | null
  own: number
  waiting: number
  handed: number
  hasArrived: boolean
}

export async function countUnread(
  { fair, stand }: QueryOf<typeof unreadCall>,
  context: Context,
): Promise<ResponseOf<typeof unreadCall>> {
  const isNew = sql`(mine.unread > 0 and not ${hasBlocked('mine', 'other')})`
  const isWaiting = isWaitingFor(context.actor.userId)
  const isHanded = isHandedTo('mine', context.actor.userId)
  // What was written to a booth that is gone stands in no list.
  const stands = await many<Counted>(context.db)`
    select st.id as stand, count(*) filter (where ${isNew} and mine.firm_id is null)::int as own,
      count(*) filter (where st.id is not null and ${isWaiting})::int as waiting,
      count(*) filter (where st.id is not null and ${isHanded} and not ${isWaiting})::int as handed,
      coalesce(bool_or(${isNew} and mine.last_id > mine.delivered_id), false) as "hasArrived"
    from ${threadSources(context)} left join stand st
      on st.id = mine.stand_id and st.firm_id = mine.firm_id and st.trashed_at is null
    where ${isListed(context)} and not mine.is_archived and (mine.unread > 0 or mine.waiting_id is not null
        or ${isHanded})
      and ${fair === undefined ? sql`true` : sql`c.fair_id = ${fair}`}
      and ${stand === undefined ? sql`true` : sql`mine.stand_id = ${stand}`}
    group by st.id`
  const own = stands.reduce((sum, one) => sum + one.own, 0)
  const booths = stands.flatMap(({ stand, waiting, handed }) =>
    stand !== null && waiting + handed ? [{ stand, waiting, handed }] : [],
  )
  const waiting = booths.reduce((sum, one) => sum + one.waiting, 0)
  const handed = booths.reduce((sum, one) => sum + one.handed, 0)
  const hasArrived = stands.some(one => one.hasArrived)
  return { total: own + waiting + handed, own, waiting, handed, booths, hasArrived }
}
