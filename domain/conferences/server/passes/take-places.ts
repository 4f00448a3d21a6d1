import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { isPublishedConference } from '../shown.ts'
import { lockRooms, moveUp, type Room } from './move-up.ts'

/** Places that somebody is to have by their request for a pass. */
type Wanted = {
  pass: number
  request: number
  person: number
  conferences: readonly number[]
  queue?: boolean | undefined
  swap?: boolean | undefined
  /** Somebody else asks for them: of where they are meanwhile nothing more is said. */
  isGuest?: true
}

/** Of several that are asked for one person at once each knows of those before. */
export const lockPlacesOf = (person: number, { db }: Pick<Context, 'db'>) =>
  sql`select pg_advisory_xact_lock(hashtext('pass_place'), ${person}::int)`.execute(db)

/** Of what is asked for, where one has neither a place nor waits yet. @throws 422 for what the pass does not open, or is over */
async function roomsToTake({ pass, person, conferences: asked }: Wanted, { db, services }: Context) {
  const now = services.now().toISOString()
  const rooms = await many<{ conference: number; isOffered: boolean; hasPlace: boolean }>(db)`
    select r.conference_id as conference, (${isPublishedConference('c')} and c.state in ('scheduled', 'live')
        and (c.end_at is null or c.end_at > ${now}::timestamptz)) as "isOffered",
      exists (select from pass_place pp where pp.conference_id = c.id and pp.user_id = ${person})
        as "hasPlace"
    from pass_room r join conference c on c.id = r.conference_id
    where r.pass_id = ${pass} and r.conference_id = any(${asked}::int[])`
  if (rooms.length < asked.length || rooms.some(room => !room.isOffered && !room.hasPlace))
    throw invalid({ conferences: 'relation_not_found' })
  return rooms.filter(room => !room.hasPlace).map(room => room.conference)
}

/** Whether no two of what is asked for are at one time. */
async function areApart(taken: readonly number[], { db }: Context): Promise<boolean> {
  const together = await many(db)`
    select 1 from conference a join conference b on a.id < b.id
    where a.id = any(${taken}::int[]) and b.id = any(${taken}::int[])
      and a.begin_at < b.end_at and b.begin_at < a.end_at limit 1`
  return together.length === 0
}

/** Places that somebody has elsewhere at the same time. */
const placesMeanwhile = (person: number, taken: readonly number[], { db }: Context) =>
  many<Room & { id: number }>(db)`
    select distinct pp.id, pp.pass_id as pass, pp.conference_id as conference
    from pass_place pp join conference o on o.id = pp.conference_id
      join conference w on w.id = any(${taken}::int[])
    where pp.user_id = ${person} and pp.queued_at is null and o.state <> 'cancelled'
      and o.begin_at < w.end_at and w.begin_at < o.end_at`

/** All places that are asked for, or none. @throws 409 `place_clash`, `room_places_limit` */
export async function takePlaces(wished: Wanted, context: Context): Promise<void> {
  const { pass, person, request, queue, swap } = wished
  const taken = await roomsToTake(wished, context)
  if (!taken.length) return
  const { db, services } = context
  const now = services.now().toISOString()
  const clash = wished.isGuest ? 'guest_place_clash' : 'place_clash'
  if (!(await areApart(taken, context))) throw conflict(clash)
  const others = await placesMeanwhile(person, taken, context)
  if (others.length && !swap) throw conflict(clash)
  const wanted = taken.map(conference => ({ pass, conference }))
  const rooms = await lockRooms([...wanted, ...others], context)
  const isFull = ({ conference }: Room) =>
    rooms.some(room => room.pass === pass && room.conference === conference && room.free === 0)
  if (wanted.some(isFull) && !queue) throw conflict('room_places_limit')
  const given = others.map(place => place.id)
  await sql`delete from pass_place where id = any(${given}::int[])`.execute(db)
  for (const room of wanted)
    await sql`
      insert into pass_place (pass_id, conference_id, pass_user_id, user_id, queued_at)
      values (${pass}, ${room.conference}, ${request}, ${person},
        ${isFull(room) ? now : null}::timestamptz)`.execute(db)
  for (const room of others) await moveUp(room, context)
}
