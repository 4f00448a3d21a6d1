import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { type ConversationSide, hasBlocked, isRead, isTaken } from './side.ts'

/** A conversation as somebody reaches it: on their side `side`. */
export type Thread = {
  id: number
  uuid: string
  fair: number
  side: ConversationSide
  isForBooth: boolean
  /** The booth on the other side, or the person. */
  stand: number | null
  firm: number | null
  person: number | null
  isModuleOn: boolean
  mayWriteIn: boolean
  dailyLimit: number
  /** Nobody has written in it. */
  isNew: boolean
  hasBlocked: boolean
  isBlocked: boolean
  isReachable: boolean
  takenBy: number | null
}

/** Fairs that somebody is in, or runs: walking through a public one is not enough. */
export const isInFair = (fair: RawBuilder<unknown>, context: Pick<Context, 'actor'>) => sql`
  (${isFairSeen(fair, context, ['p', 'F', 'G'])}
    and not exists (select 1 from fair gone where gone.id = ${fair} and gone.trashed_at is not null))`

/** Condition that messages are written in the fair `f`: before it opens by those who prepare it, not once it is over. */
export const isWrittenIn = sql`f.fair_status_id in (${fairStatus.preparation}, ${fairStatus.open})`

/**
 * What a conversation `c` is read with: whoever reads it (`r`), their side (`mine`) and the other one (`other`). `one`: its id,
 * where it is one alone.
 */
export const threadSources = (
  { actor }: Pick<Context, 'actor'>,
  one: number | RawBuilder<unknown> = sql`null`,
) => sql`
  read_by(${actor.userId}::int, ${one}::int) r join conversation c on c.id = r.conversation_id
    join fair f on f.id = c.fair_id
    join conversation_side mine on mine.conversation_id = c.id and mine.side = r.side
    join conversation_side other on other.conversation_id = c.id and other.side <> r.side`

/** Messages of a conversation are written, and its state changes, one after the other: the others wait here. */
export const lockConversation = (id: number, { db }: Pick<Context, 'db'>) =>
  sql`select 1 from conversation where id = ${id} for update`.execute(db)

/** The conversation `c`, if it is the caller's. */
export const maybeThread = (which: RawBuilder<unknown>, context: Context): Promise<Thread | undefined> =>
  maybeOne<Thread>(context.db)`
    select c.id, c.uuid, c.fair_id as fair, r.side, mine.firm_id is not null as "isForBooth",
      other.stand_id as stand, other.firm_id as firm, other.user_id as person,
      f.is_using_direct_message_module as "isModuleOn", ${isWrittenIn} as "mayWriteIn",
      f.daily_chat_limit as "dailyLimit", coalesce(mine.last_id, other.last_id) is null as "isNew",
      ${hasBlocked('mine', 'other')} as "hasBlocked", ${hasBlocked('other', 'mine')} as "isBlocked",
      ${isRead('other')} as "isReachable",
      case when ${isTaken('mine')} then mine.taken_by_id end as "takenBy"
    from ${threadSources(context, sql`coalesce((select c.id from conversation c where ${which}), 0)`)}
    where ${which} and ${isInFair(sql`c.fair_id`, context)}`

/** @throws 404 for a conversation that is not the caller's, 403 where the fair does without messages */
export async function findThread(which: RawBuilder<unknown>, context: Context): Promise<Thread> {
  const thread = await maybeThread(which, context)
  if (!thread) throw notFound()
  if (!thread.isModuleOn) throw forbidden('module_disabled')
  return thread
}

export const threadById = (id: number, context: Context) => findThread(sql`c.id = ${id}`, context)

/** The same, which nobody else changes meanwhile. */
export async function lockedThread(id: number, context: Context): Promise<Thread> {
  await lockConversation(id, context)
  return threadById(id, context)
}

/** Of the caller's booth. @throws 403 for whoever reads it as themselves */
export async function lockedBoothThread(id: number, context: Context): Promise<Thread> {
  const thread = await lockedThread(id, context)
  if (!thread.isForBooth) throw forbidden()
  return thread
}
