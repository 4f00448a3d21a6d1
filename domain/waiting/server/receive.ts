import { sql } from 'kysely'
import { ringPerson } from '#domain/calls/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { Way } from '../contract/place.ts'
import type { WaitingPerson } from '../contract/queue.ts'
import { assertWay, type Booth, boothFor, ownBooth } from './booth.ts'
import { openConversationFor, saidOf } from './booth-line.ts'
import { countCall, withinContacts } from './contact-of-day.ts'
import { isAway } from './is-away.ts'
import { lockQueue } from './lock-queue.ts'
import {
  callPlace,
  endPlace,
  type LockedPlace,
  lockedColumns,
  lockedPlace,
  releaseCalled,
} from './move-place.ts'
import { waitingPeople } from './place-columns.ts'
import { settleQueues } from './settle-queues.ts'
import { tellPlaces } from './tell-places.ts'
import { watchQueuesSoon } from './watch-job.ts'

async function readPerson(id: number, context: Context): Promise<WaitingPerson> {
  const [person] = await waitingPeople(sql`p.id = ${id}`, sql`p.id`, context)
  if (!person) throw new Error('The place is read by whoever receives.')
  return person
}

/** Each step is told to all who wait. */
const limit = { name: 'waiting-receive', max: 120, seconds: 60 }
const consumeStep = ({ services, db, actor }: Context) =>
  services.limiter.within(db).consume(limit, String(actor.userId))

/** The caller’s booth, whose queue nobody else changes. @throws 404, 403 for whoever does not work there, 429 */
async function lockedBooth(stand: number, context: Context): Promise<Booth> {
  const booth = await ownBooth(stand, context)
  await consumeStep(context)
  await lockQueue(stand, context)
  await settleQueues([stand], context)
  return booth
}

/** A place at the caller’s booth. @throws 404 for a place elsewhere, 429 */
async function boothPlace(id: number, context: Context): Promise<{ booth: Booth; place: LockedPlace }> {
  const found = await maybeOne<{ stand: number; firm: number }>(context.db)`
    select stand_id as stand, firm_id as firm from waiting_place where id = ${id}`
  if (!found) throw notFound()
  const booth = await boothFor(found.stand, context)
  // Whoever does not work there finds no place, as where there is none.
  if (!booth.isStaff || booth.firm !== found.firm) throw notFound()
  await consumeStep(context)
  await lockQueue(found.stand, context)
  await settleQueues([found.stand], context)
  return { booth, place: await lockedPlace(id, context) }
}

/** Whom the caller has called or talks with, at whichever booth. */
const receivedBy = ({ db, actor }: Context) =>
  maybeOne<LockedPlace>(db)`
    select ${lockedColumns} from waiting_place p
    where p.contact_id = ${actor.userId} and p.state in ('called', 'talking')`

/** Rings for a visitor who is there; whoever is not finds on all pages that it is their turn. */
async function ringVisitor(place: LockedPlace, context: Context): Promise<void> {
  const { id, user, fair, stand } = place
  if (await isAway(user, fair, context)) return
  await countCall(place, context)
  const expected = await saidOf(place, context)
  const call = await ringPerson(user, { fair, stand }, context, { expected })
  await sql`update waiting_place set room_id = ${call.id} where id = ${id}`.execute(context.db)
}

const begin = (place: LockedPlace, by: Way, context: Context) =>
  withinContacts(by === 'chat' ? openConversationFor(place, context) : ringVisitor(place, context))

async function receive(place: LockedPlace, by: Way, context: Context): Promise<WaitingPerson> {
  const contact = context.actor.userId ?? 0
  await callPlace(place, contact, by, context)
  await begin({ ...place, contact }, by, context)
  await tellPlaces(place.stand, new Map([[place.id, 'called']]), context)
  await watchQueuesSoon(context)
  return readPerson(place.id, context)
}

/** Whom the caller has called already is called once more, or in the other way too. */
async function callAgain(place: LockedPlace, by: Way, context: Context): Promise<WaitingPerson> {
  await sql`update waiting_place set way = ${by} where id = ${place.id}`.execute(context.db)
  await begin(place, by, context)
  await tellPlaces(place.stand, new Map([[place.id, 'called']]), context)
  return readPerson(place.id, context)
}

/** @throws 409 where nobody waits, or while the caller still receives somebody */
export async function receiveNextAt(stand: number, by: Way, context: Context): Promise<WaitingPerson> {
  const booth = await lockedBooth(stand, context)
  assertWay(by, booth)
  const received = await receivedBy(context)
  if (received?.state === 'called' && received.stand === stand) return readPerson(received.id, context)
  if (received) throw conflict('queue_still_receiving')
  const next = await maybeOne<LockedPlace>(context.db)`
    select ${lockedColumns} from waiting_place p
    where p.stand_id = ${stand} and p.state = 'waiting' order by p.turn limit 1 for update skip locked`
  if (!next) throw conflict('queue_empty')
  return receive(next, by, context)
}

/** @throws 409 once it is over or talked, or while the caller still receives somebody else */
export async function receiveThis(id: number, by: Way, context: Context): Promise<WaitingPerson> {
  const { booth, place } = await boothPlace(id, context)
  assertWay(by, booth)
  if (place.state === 'talking') throw conflict('place_in_talk')
  if (place.state !== 'waiting' && place.state !== 'called') throw conflict('place_over')
  const received = await receivedBy(context)
  if (received?.id === id) return callAgain(place, by, context)
  if (received) throw conflict('queue_still_receiving')
  return receive(place, by, context)
}

/** @throws 409 for a place that the caller does not receive, or whose talk has begun */
export async function release(id: number, context: Context): Promise<WaitingPerson> {
  const { place } = await boothPlace(id, context)
  if (place.state === 'talking') throw conflict('place_in_talk')
  if (place.state === 'waiting') return readPerson(id, context)
  if (place.state !== 'called') throw conflict('place_over')
  if (place.contact !== context.actor.userId) throw conflict('place_not_received')
  await releaseCalled(place, context)
  await tellPlaces(place.stand, new Map([[id, 'moved']]), context)
  return readPerson(id, context)
}

/** @throws 409 for a talk that is not the caller’s, or has not begun */
export async function finish(id: number, context: Context): Promise<WaitingPerson> {
  const { place } = await boothPlace(id, context)
  if (place.state === 'served') return readPerson(id, context)
  if (place.state !== 'talking' || place.contact !== context.actor.userId)
    throw conflict('place_not_received')
  await endPlace(place, { to: 'served' }, context)
  await tellPlaces(place.stand, new Map([[id, 'ended']]), context)
  return readPerson(id, context)
}
