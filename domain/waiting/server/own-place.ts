import { sql } from 'kysely'
import { ringPerson } from '#domain/calls/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { OwnPlace, Way } from '../contract/place.ts'
import { assertWay, boothFor } from './booth.ts'
import { openConversationFor, saidOf, talkByCall } from './booth-line.ts'
import { countCall } from './contact-of-day.ts'
import { isAway } from './is-away.ts'
import { lockQueue } from './lock-queue.ts'
import { endPlace, type LockedPlace, lockedPlace, releaseCalled, startTalk } from './move-place.ts'
import { isBefore } from './place-columns.ts'
import { readOwn } from './read-queue.ts'
import { settleQueues } from './settle-queues.ts'
import { tellPlaces } from './tell-places.ts'

/** A place of the caller's, whose queue nobody else changes. @throws 404 for a place of others */
async function ownLocked(id: number, context: Context): Promise<LockedPlace> {
  const found = await maybeOne<{ stand: number }>(context.db)`
    select stand_id as stand from waiting_place where id = ${id} and user_id = ${context.actor.userId}`
  if (!found) throw notFound()
  await lockQueue(found.stand, context)
  await settleQueues([found.stand], context)
  return lockedPlace(id, context)
}

const isOver = ({ state }: LockedPlace) => !['waiting', 'called', 'talking'].includes(state)

/** Each change is told to the booth’s pages, by a history that is everybody’s. */
const limit = { name: 'waiting-reason', max: 30, seconds: 60 }

/** @throws 409 once it is over, 429 */
export async function changeReason(id: number, reason: string, context: Context): Promise<OwnPlace> {
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  const place = await ownLocked(id, context)
  if (isOver(place)) throw conflict('place_over')
  await sql`update waiting_place set reason = ${reason} where id = ${id}`.execute(context.db)
  await tellPlaces(place.stand, new Map([[id, 'reason']]), context)
  return readOwn(id, context)
}

export async function leave(id: number, context: Context): Promise<void> {
  const place = await ownLocked(id, context)
  if (isOver(place)) return
  await endPlace(place, { to: place.state === 'talking' ? 'served' : 'left' }, context)
  await tellPlaces(place.stand, new Map([[id, 'ended']]), context)
}

/**
 * Behind the next who waits; whoever is called in between keeps their turn before that one. Who waits as the last stays there,
 * and may still let one go first.
 * @throws 409 the second time, once talking and once over
 */
export async function postpone(id: number, context: Context): Promise<OwnPlace> {
  const place = await ownLocked(id, context)
  if (isOver(place)) throw conflict('place_over')
  if (place.state === 'talking') throw conflict('place_in_talk')
  if (place.hasPostponed) throw conflict('place_postponed')
  if (place.state === 'called') await releaseCalled(place, context)
  else if (!(await maybeOne(context.db)`select 1 from waiting_place p where p.id = ${id} and ${isBefore}`))
    return readOwn(id, context)
  await sql`
    with own as (select id, turn from waiting_place where id = ${id}),
    behind as (
      select o.turn from waiting_place o, own
      where o.stand_id = ${place.stand} and o.state = 'waiting' and o.turn > own.turn
      order by o.turn limit 1),
    moved as (
      select o.id, case o.id when own.id then behind.turn else lag(o.turn) over (order by o.turn) end as turn
      from waiting_place o, own, behind
      where o.stand_id = ${place.stand} and o.turn between own.turn and behind.turn
        and o.state in ('waiting', 'called'))
    update waiting_place w set turn = moved.turn from moved where w.id = moved.id`.execute(context.db)
  await sql`update waiting_place set postponed_at = clock_timestamp(), is_next_told = false
    where id = ${id}`.execute(context.db)
  await tellPlaces(place.stand, new Map([[id, 'moved']]), context)
  return readOwn(id, context)
}

/** Rings for whoever receives; a call of theirs that rings already is answered. @throws 409 where it does not ring */
async function callContact(place: LockedPlace, context: Context): Promise<void> {
  const { id, fair, stand, contact } = place
  if (contact === null || (await isAway(contact, fair, context))) throw conflict('queue_person_busy')
  await countCall(place, context)
  const expected = await saidOf(place, context)
  const call = await ringPerson(contact, { fair, stand }, context, { expected })
  await sql`update waiting_place set room_id = ${call.id} where id = ${id}`.execute(context.db)
  if (call.state === 'accepted') await talkByCall(place, context)
}

/** @throws 409 unless one is called, 403 where the fair does without it */
export async function come(id: number, by: Way, context: Context): Promise<OwnPlace> {
  const place = await ownLocked(id, context)
  if (isOver(place)) throw conflict('place_over')
  if (place.state === 'waiting') throw conflict('place_not_called')
  if (place.state === 'talking') return readOwn(id, context)
  assertWay(by, await boothFor(place.stand, context))
  if (by === 'call') await callContact(place, context)
  else {
    await openConversationFor(place, context)
    await startTalk(place, 'chat', context)
  }
  await tellPlaces(place.stand, new Map([[id, 'talking']]), context)
  return readOwn(id, context)
}
