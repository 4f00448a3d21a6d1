import { type RawBuilder, sql } from 'kysely'
import {
  type ContactKind,
  isAddressedPerson,
  isBlockedBetween,
  isColleague,
  isInContact,
  isInFair,
  isWrittenIn,
  readContacts,
  seesFair,
} from '#domain/messaging/server/index.ts'
import { presenceStatus } from '#domain/presence/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { callable } from '../contract/calls.ts'

/** Calls are counted as contacts are, by themselves. */
export const callContacts: ContactKind = {
  name: 'visio',
  setting: 'daily_visio_limit',
  codes: { own: 'daily_call_limit', there: 'daily_call_limit_there' },
}

/** Condition that people call each other in the fair `f`. */
export const isCalledIn = sql`(f.is_using_visio and f.trashed_at is null and ${isWrittenIn})`

/** Condition that the person `u` is to be reached in a fair, and sees it now. */
const isOfFair = (fair: RawBuilder<unknown>) => sql`(takes_part(u, ${fair}) and ${seesFair(fair)})`

const isPersonOfFair = (person: string) => sql`exists (
  select 1 from app_user u where u.id = ${sql.ref(person)} and ${isOfFair(sql`f.id`)})`

/** Condition that the two of a call `c` may talk in its fair `f`. */
export const mayTalk = sql`(${isCalledIn} and ${isPersonOfFair('c.caller_id')}
  and ${isPersonOfFair('c.receiver_id')}
  and not ${isBlockedBetween(sql`c.caller_id`, sql`c.receiver_id`)})`

/**
 * The people `u` whom the caller may call in a fair: those with whom they may begin a conversation, and those with whom
 * they have been in contact there.
 */
const isCallable = (fair: number, { actor }: Context): RawBuilder<unknown> => sql`
  u.id <> ${actor.userId} and ${isOfFair(sql`${fair}::int`)}
  and exists (select 1 from app_user me where me.id = ${actor.userId} and takes_part(me, ${fair}))
  and (${isAddressedPerson(fair, actor)} or ${isInContact(sql`${actor.userId}::int`, sql`u.id`, fair)})
  and not ${isBlockedBetween(sql`${actor.userId}::int`, sql`u.id`)}`

export async function callableOf(
  people: readonly number[],
  fair: number,
  context: Context,
): Promise<number[]> {
  const rows = await many<{ id: number }>(context.db)`
    select u.id from app_user u where u.id = any(${people}::int[]) and ${isCallable(fair, context)}
      order by u.id`
  return rows.map(({ id }) => id)
}

/** Whether somebody is to be reached in a fair where calls are made. */
export async function isReachedIn(fair: number, person: number, { db }: Context): Promise<boolean> {
  const found = await many(db)`
    select 1 from app_user u where u.id = ${person} and ${isOfFair(sql`${fair}::int`)}`
  return found.length > 0
}

/** @throws 404 for a fair that the caller is not in, 403 where nobody is called */
export async function assertCalledIn(fair: number, context: Context): Promise<void> {
  const found = await maybeOne<{ isModuleOn: boolean; isCalled: boolean }>(context.db)`
    select f.is_using_visio as "isModuleOn", ${isCalledIn} as "isCalled"
    from fair f where f.id = ${fair} and ${isInFair(sql`f.id`, context)}`
  if (!found) throw notFound()
  if (!found.isModuleOn) throw forbidden('module_disabled')
  if (!found.isCalled) throw forbidden('calls_not_open')
}

/** As many fairs as are looked through. */
const fairsMost = 20

/** The first fair in which the caller may call this person, if possible one in which they are now; none. */
export async function fairToCallIn(person: number, context: Context): Promise<number | undefined> {
  const fairs = await many<{ id: number }>(context.db)`
    select f.id from fair f where ${isCalledIn} and ${isInFair(sql`f.id`, context)}
      and exists (select 1 from app_user u where u.id = ${person} and ${isOfFair(sql`f.id`)})
    order by ${presenceStatus(sql`${person}::int`, sql`f.id`)} = 'offline', f.id limit ${fairsMost}`
  for (const { id } of fairs) if ((await callableOf([person], id, context)).length) return id
  return undefined
}

/** None where nobody is called, rather than a refusal: it is asked by every page that shows somebody. */
export async function listCallable(
  { fair, users }: QueryOf<typeof callable>,
  context: Context,
): Promise<ResponseOf<typeof callable>> {
  const found = await maybeOne<{ isCalled: boolean }>(context.db)`
    select ${isCalledIn} as "isCalled" from fair f where f.id = ${fair} and ${isInFair(sql`f.id`, context)}`
  if (!found?.isCalled) return { users: [], uncounted: [], calls: null }
  const called = await callableOf(users.split(',').map(Number), fair, context)
  const colleagues = await many<{ id: number }>(context.db)`
    select u.id from app_user u join fair f on f.id = ${fair}
    where u.id = any(${called}::int[]) and ${isColleague(context)} order by u.id`
  return {
    users: called,
    uncounted: colleagues.map(({ id }) => id),
    calls: await readContacts({ fair, user: null, firm: null }, context, callContacts),
  }
}
