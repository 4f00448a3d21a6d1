import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { toggleArchive as archiveCall, markAsRead as readCall } from '../contract/conversation.ts'
import { conversationRead } from '../contract/events.ts'
import { pushPassing, pushToPeople, pushToSides } from './push.ts'
import { type ConversationSide, hasBlocked, otherSide, sidesThatHear } from './side.ts'
import { isInFair, lockedThread, threadById } from './thread.ts'

/** As many conversations as are said to have arrived at once; the rest is said the next time. */
const arrivedAtOnce = 500

type Read = {
  before: number
  message: number
  unread: number
  /** By whom it was handed over to, for the first time. */
  isOpened: boolean
}

/** Each step of it is told to pages, as are other changes: as many as somebody reads who has a busy inbox. */
const reading = { name: 'conversation-read', max: 120, seconds: 60 }

/** Whom somebody has blocked does not learn whether they read; nobody reads what is not there yet. @throws 429 */
export async function markThreadRead(
  id: number,
  upTo: number | undefined,
  context: Context,
): Promise<ResponseOf<typeof readCall>> {
  const thread = await lockedThread(id, context)
  if (thread.hasBlocked) return { unread: 0 }
  const { uuid, fair, side } = thread
  const { before, message, unread, isOpened } = await one<Read>(context.db)`
    update conversation_side s set read_id = target.message,
      is_handed_over = s.is_handed_over and not target.is_mine,
      delivered_id = greatest(s.delivered_id, target.message),
      read_at = case when target.message > s.read_id then now() else s.read_at end,
      unread = (select count(*)::int from direct_message m
        where m.conversation_id = s.conversation_id and m.id > target.message and m.side <> s.side
          and (m.kind = 'text' or m.call_state in ('missed', 'cancelled'))
          and not m.is_withheld)
    from (select read_id as before, coalesce(taken_by_id = ${context.actor.userId}, false) as is_mine,
        is_handed_over and taken_by_id = ${context.actor.userId} as is_opened,
        greatest(read_id, least(coalesce(${upTo ?? null}::int, last_id), coalesce(last_id, 0))) as message
      from conversation_side where conversation_id = ${id} and side = ${side}) target
    where s.conversation_id = ${id} and s.side = ${side}
    returning target.before, target.message, s.unread, coalesce(target.is_opened, false) as "isOpened"`
  if (message > before) {
    await context.services.limiter.within(context.db).consume(reading, String(context.actor.userId))
    await pushToSides(id, sidesThatHear(thread), { type: 'read', conversation: uuid, message }, context)
  } else if (isOpened) await pushToSides(id, [side], { type: 'changed', conversation: uuid }, context)
  if (message > before || isOpened) await emit(context, conversationRead, { conversation: id, fair, side })
  return { unread }
}

/** Of everything that was sent to the caller and their booths. */
export async function markAllDelivered(context: Context): Promise<void> {
  const { db, actor } = context
  const arrived = await many<{ conversation: number; side: number }>(db)`
    update conversation_side s set delivered_id = s.last_id
    from (select mine.conversation_id, mine.side from conversation_reader r
        join conversation c on c.id = r.conversation_id
        join conversation_side mine on mine.conversation_id = r.conversation_id and mine.side = r.side
        join conversation_side other on other.conversation_id = r.conversation_id and other.side <> r.side
      where r.user_id = ${actor.userId} and mine.unread > 0 and mine.last_id > mine.delivered_id
        and ${isInFair(sql`c.fair_id`, context)} and not ${hasBlocked('mine', 'other')}
      order by mine.conversation_id limit ${arrivedAtOnce} for update of mine) fresh
    where s.conversation_id = fresh.conversation_id and s.side = fresh.side and s.last_id > s.delivered_id
    returning s.conversation_id as conversation, s.side`
  if (!arrived.length) return
  const senders = await many<{ person: number }>(db)`
    select distinct r.user_id as person from conversation_reader r
    join unnest(${arrived.map(one => one.conversation)}::int[], ${arrived.map(one => one.side)}::int[])
      fresh (conversation, side) on fresh.conversation = r.conversation_id and fresh.side <> r.side
    join conversation_side theirs on theirs.conversation_id = r.conversation_id and theirs.side = r.side
    join conversation_side own on own.conversation_id = fresh.conversation and own.side = fresh.side
    where not ${hasBlocked('theirs', 'own')}`
  const people = senders.map(({ person }) => person)
  await pushToPeople(people, { type: 'delivered' }, context)
}

/** Each change is told to pages, by a history that is everybody’s. */
const changing = { name: 'conversation-change', max: 60, seconds: 60 }
const consumeChange = ({ services, db, actor }: Context) =>
  services.limiter.within(db).consume(changing, String(actor.userId))

/** Of the side of a booth: the first message that it has not answered, as it stands in the conversation. */
const unanswered = sql`case when firm_id is not null then (
  select min(m.id) from direct_message m where m.conversation_id = conversation_side.conversation_id
    and m.side <> conversation_side.side and m.kind = 'text' and not m.is_withheld
    and not exists (select 1 from direct_message answer
      where answer.conversation_id = m.conversation_id and answer.id > m.id
        and (answer.kind = 'queue' or answer.kind = 'text' and answer.side <> m.side))) end`

/**
 * What a booth archives is dealt with: whoever writes in it again waits for anybody. Taken back out of the archive, it waits as
 * it did. @throws 429
 */
export async function toggleArchiveOf(id: number, context: Context): Promise<ResponseOf<typeof archiveCall>> {
  await consumeChange(context)
  const { uuid, side } = await lockedThread(id, context)
  const state = await one<ResponseOf<typeof archiveCall>>(context.db)`
    update conversation_side set is_archived = not is_archived,
      taken_by_id = case when is_archived then taken_by_id end,
      taken_at = case when is_archived then taken_at end, is_handed_over = false,
      waiting_id = case when is_archived then ${unanswered} end
    where conversation_id = ${id} and side = ${side} returning is_archived as "isArchived"`
  await pushToSides(id, [side], { type: 'changed', conversation: uuid }, context)
  return state
}

const setPersonBlocked = (person: number, isBlocked: boolean, { db, actor }: Context) =>
  isBlocked
    ? sql`insert into person_block (user_id, blocked_id) values (${actor.userId}, ${person})
        on conflict do nothing`.execute(db)
    : sql`delete from person_block where user_id = ${actor.userId} and blocked_id = ${person}`.execute(db)

/** A person in every fair; a booth, and by a booth, in their conversation. */
const setSideBlocked = (side: ConversationSide, id: number, isBlocked: boolean, { db }: Context) =>
  sql`
    update conversation_side set blocked_at = ${isBlocked ? sql`coalesce(blocked_at, now())` : null},
      waiting_id = ${isBlocked ? null : unanswered}
    where conversation_id = ${id} and side = ${side}`.execute(db)

/** The other side is told nothing, and sees nothing of it. @throws 429 */
export async function setBlocked(id: number, isBlocked: boolean, context: Context): Promise<void> {
  await consumeChange(context)
  const { uuid, side, isForBooth, person } = await lockedThread(id, context)
  if (isForBooth || person === null) await setSideBlocked(side, id, isBlocked, context)
  else await setPersonBlocked(person, isBlocked, context)
  await pushToSides(id, [side], { type: 'changed', conversation: uuid }, context)
}

const typingLimit = { name: 'typing', max: 30, seconds: 60 }

/** Told to nobody beyond what somebody types, where nothing is written, and between those who have blocked each other. */
export async function tellOfTyping(id: number, context: Context): Promise<void> {
  const thread = await threadById(id, context)
  const person = context.actor.userId ?? 0
  if (!thread.mayWriteIn || thread.hasBlocked) return
  const { allowed } = await context.services.limiter.within(context.db).hit(typingLimit, String(person))
  if (!allowed) return
  const own = thread.isForBooth ? [thread.side] : []
  // Before the first message the other side knows nothing of the conversation; a fair in preparation is not everybody’s.
  const theirs = thread.isBlocked || thread.isNew || !thread.isReachable ? [] : [otherSide(thread.side)]
  await pushPassing(id, [...own, ...theirs], { type: 'typing', conversation: thread.uuid, person }, context)
}
