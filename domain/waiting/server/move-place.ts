import { type RawBuilder, sql } from 'kysely'
import { stopRinging } from '#domain/calls/server/index.ts'
import { beginTalk, endTalk } from '#domain/presence/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { placeCalled, placeClosed, placeMissed, placeSettled } from '../contract/events.ts'
import { type Closing, calledSeconds, type PlaceState, type Way } from '../contract/place.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

/** A place of a queue that is locked. */
export type LockedPlace = {
  id: number
  stand: number
  fair: number
  firm: number
  user: number
  state: PlaceState
  contact: number | null
  way: Way | null
  conversation: number | null
  /** The call that rings for it or is spoken. */
  room: number | null
  /** Their call is a contact of the day already. */
  isCallCounted: boolean
  hasPostponed: boolean
}

export const lockedColumns = sql`p.id, p.stand_id as stand, p.fair_id as fair, p.firm_id as firm,
  p.user_id as user, p.state, p.contact_id as contact, p.way, p.conversation_id as conversation,
  p.room_id as room, p.is_call_counted as "isCallCounted", p.postponed_at is not null as "hasPostponed"`

export const lockedPlace = (id: number, { db }: Pick<Context, 'db'>) =>
  one<LockedPlace>(db)`select ${lockedColumns} from waiting_place p where p.id = ${id} for update`

/** What of presence a place is: whoever is called for, or talks, is busy. */
export const talkOf = ({ id }: Pick<LockedPlace, 'id'>) => `queue:${id}`

const change = ({ id }: LockedPlace, values: RawBuilder<unknown>, { db }: Surroundings) =>
  sql`update waiting_place set ${values} where id = ${id}`.execute(db)

async function endTalks(place: LockedPlace, { db }: Surroundings): Promise<void> {
  for (const userId of [place.user, place.contact])
    if (userId !== null) await endTalk(db, { userId, cause: talkOf(place) })
}

const stopRing = async ({ room }: LockedPlace, surroundings: Surroundings): Promise<void> => {
  if (room !== null) await stopRinging(room, surroundings)
}

/** Somebody of the booth calls this visitor, or takes over whom a colleague has called. */
export async function callPlace(place: LockedPlace, contact: number, way: Way, surroundings: Surroundings) {
  const { db } = surroundings
  await stopRing(place, surroundings)
  if (place.contact !== null) await endTalk(db, { userId: place.contact, cause: talkOf(place) })
  await change(
    place,
    place.state === 'called'
      ? sql`contact_id = ${contact}, way = ${way}, room_id = null`
      : sql`state = 'called', contact_id = ${contact}, way = ${way}, called_at = clock_timestamp(),
        called_until = clock_timestamp() + make_interval(secs => ${calledSeconds})`,
    surroundings,
  )
  await beginTalk(db, { userId: contact, cause: talkOf(place) })
  if (place.state === 'waiting') await emit(surroundings, placeCalled, { place: place.id })
}

/** Into the place that they had. */
export async function releaseCalled(place: LockedPlace, surroundings: Surroundings): Promise<void> {
  await stopRing(place, surroundings)
  await endTalks(place, surroundings)
  await change(
    place,
    sql`state = 'waiting', contact_id = null, way = null, called_at = null, called_until = null,
      room_id = null`,
    surroundings,
  )
  await emit(surroundings, placeSettled, { place: place.id })
}

export async function startTalk(place: LockedPlace, way: Way, surroundings: Surroundings): Promise<void> {
  if (way === 'chat') await stopRing(place, surroundings)
  await change(
    place,
    sql`state = 'talking', way = ${way}, talk_began_at = coalesce(
      (select accepted_at from visio_call where room_id = waiting_place.room_id), clock_timestamp())`,
    surroundings,
  )
  await beginTalk(surroundings.db, { userId: place.user, cause: talkOf(place) })
  await emit(surroundings, placeSettled, { place: place.id })
}

/** What is told of a place that has ended. */
const endings = { served: placeSettled, left: placeSettled, missed: placeMissed, closed: placeClosed }

type Ending = { to: 'served' | 'left' | 'missed' } | { to: 'closed'; because: Closing }

export async function endPlace(place: LockedPlace, ending: Ending, surroundings: Surroundings) {
  await stopRing(place, surroundings)
  await endTalks(place, surroundings)
  const because = ending.to === 'closed' ? ending.because : null
  await change(
    place,
    sql`state = ${ending.to}, closed_because = ${because},
      ended_at = greatest(clock_timestamp(), talk_began_at)`,
    surroundings,
  )
  await emit(surroundings, endings[ending.to], { place: place.id })
}
