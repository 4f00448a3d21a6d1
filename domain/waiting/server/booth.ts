import { type RawBuilder, sql } from 'kysely'
import { callContacts } from '#domain/calls/server/index.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isContactSpent, isInContactWithBooth, isInFair } from '#domain/messaging/server/index.ts'
import { shownStand, worksOnStand } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { Way } from '../contract/place.ts'

export type Booth = {
  stand: number
  fair: number
  firm: number
  isQueued: boolean
  ways: Way[]
  /** The reader works there. */
  isStaff: boolean
  isBlocked: boolean
  /** The contacts of the day leave no way to be received. */
  isSpent: boolean
}

/** Condition that booths of the fair `f` receive. */
const isReceiving = sql`(f.fair_status_id = ${fairStatus.open} and f.trashed_at is null)`

/** In writing only where a conversation is begun by a button. */
const isWritten = sql`(f.is_using_direct_message_module and not f.is_hiding_chat_buttons)`

/** How booths of the fair `f` receive. */
export const offeredWays = sql`array_remove(array[
  case when ${isWritten} then 'chat' end, case when f.is_using_visio then 'call' end], null)`

/**
 * Condition that the contacts of the day, those of the person `u` or of the booth `st`, leave no way to be received there. In
 * writing whoever is in contact already goes on.
 */
export const isSpent = (surroundings: Pick<Context, 'services'>) => sql`not (
  (${isWritten} and (not ${isContactSpent(sql`st.firm_id`, surroundings)}
    or ${isInContactWithBooth(sql`u.id`, { stand: sql`st.id`, firm: sql`st.firm_id` })}))
  or (f.is_using_visio and not ${isContactSpent(sql`st.firm_id`, surroundings, callContacts)}))`

/** Whether one of this person and the booth `st` hears nothing of the other. */
const isBlockedAt = (person: RawBuilder<unknown>) => sql`exists (
  select 1 from conversation_side x join conversation_side y
    on y.conversation_id = x.conversation_id and y.side <> x.side
  where x.user_id = ${person} and y.stand_id = st.id and y.firm_id = st.firm_id
    and coalesce(x.blocked_at, y.blocked_at) is not null)`

/** A stand `st` with its fair, hall and firm. */
export const boothSources = sql`stand st join fair f on f.id = st.fair_id
  left join fair_hall h on h.id = st.fair_hall_id left join firm fi on fi.id = st.firm_id`

/** Condition that the place `p` of the person `u` goes on: what let them take it still holds. */
export const isWaitingAllowed = sql`coalesce(${isReceiving} and cardinality(${offeredWays}) > 0
  and st.firm_id = p.firm_id and ${shownStand} and takes_part(u, f.id)
  and not ${isBlockedAt(sql`u.id`)}, false)`

/** @throws 404 for a booth that the caller does not see */
export async function boothFor(id: number, context: Context): Promise<Booth> {
  const found = await maybeOne<Booth>(context.db)`
    select st.id as stand, f.id as fair, st.firm_id as firm, ${isReceiving} as "isQueued",
      ${offeredWays} as ways,
      ${worksOnStand} as "isStaff", ${isBlockedAt(sql`u.id`)} as "isBlocked",
      ${isSpent(context)} as "isSpent"
    from ${boothSources} join app_user u on u.id = ${context.actor.userId}
    where st.id = ${id} and st.trashed_at is null and st.firm_id is not null
      and ${isInFair(sql`f.id`, context)} and takes_part(u, f.id) and (${worksOnStand} or ${shownStand})`
  if (!found) throw notFound()
  return found
}

/** @throws 403 for whoever does not work there */
export async function ownBooth(id: number, context: Context): Promise<Booth> {
  const booth = await boothFor(id, context)
  if (!booth.isStaff) throw forbidden()
  return booth
}

/** @throws 403 where the fair does without it */
export function assertWay(way: Way, { ways: offered, isQueued }: Booth): void {
  if (!offered.includes(way)) throw forbidden('module_disabled')
  if (!isQueued) throw forbidden('fair_not_open')
}
