import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { tellGivenPlaces } from './tell-given-places.ts'

export type Room = { pass: number; conference: number }
type Surroundings = Pick<Context, 'db' | 'services'>

/**
 * Locks rooms, in one order for all: of two who take one and give back another at once, neither waits for ever.
 * @returns how many places each has left; `null`: as many as come
 */
export async function lockRooms(rooms: readonly Room[], { db }: Pick<Context, 'db'>) {
  const [passes, conferences] = [rooms.map(room => room.pass), rooms.map(room => room.conference)]
  return many<Room & { free: number | null }>(db)`
    select pass_id as pass, conference_id as conference, places - taken as free from pass_room
    where (pass_id, conference_id) in (
      select * from unnest(${passes}::int[], ${conferences}::int[]))
    order by pass_id, conference_id for update`
}

/** Condition: the holder of the place `pp` in the conference `c` sits nowhere else at that time. */
const isFreeThen = sql`not exists (
  select from pass_place held join conference o on o.id = held.conference_id
  where held.user_id = pp.user_id and held.queued_at is null and o.state <> 'cancelled'
    and o.begin_at < c.end_at and c.begin_at < o.end_at)`

/**
 * Whoever is first in the queue of a locked room has what is free, unless they sit elsewhere at that time, and is told.
 * Somebody who takes another place at this moment is passed over: the clock asks for them again.
 */
export async function moveUp({ pass, conference }: Room, context: Surroundings): Promise<void> {
  const { db } = context
  const first = await many<{ id: number }>(db)`
    with first as (
      select pp.id, pp.user_id from pass_place pp join pass_user pu on pu.id = pp.pass_user_id
        join conference c on c.id = pp.conference_id
      where pp.pass_id = ${pass} and pp.conference_id = ${conference} and pp.queued_at is not null
        and pu.is_validated <> ${validationState.refused} and c.state not in ('cancelled', 'ended')
        and ${isFreeThen}
      order by pp.queued_at, pp.id
      limit (select greatest(places - taken, 0) from pass_room
        where pass_id = ${pass} and conference_id = ${conference})
      for update of pp skip locked)
    select id from first where pg_try_advisory_xact_lock(hashtext('pass_place'), user_id)`
  if (!first.length) return
  // What they took meanwhile is seen by a statement of its own.
  const given = await many<{ id: number }>(db)`
    update pass_place pp set queued_at = null, taken_at = now() from conference c
    where c.id = pp.conference_id and pp.id = any(${first.map(one => one.id)}::int[]) and ${isFreeThen}
    returning pp.id`
  await tellGivenPlaces(
    given.map(one => one.id),
    context,
  )
}

/** Places of people who are no longer in the fair, nor waiting to be let in, nor invited by an exhibitor. */
async function releaseOfStrangers({ db, services }: Surroundings): Promise<void> {
  const now = services.now().toISOString()
  await sql`
    delete from pass_place pp using conference c
    where c.id = pp.conference_id and c.state in ('scheduled', 'live')
      and (c.end_at is null or c.end_at > ${now}::timestamptz)
      and not exists (select from fair_participant m
        where m.fair_id = c.fair_id and m.user_id = pp.user_id)
      and not exists (select from fair_user w where w.fair_id = c.fair_id and w.user_id = pp.user_id
        and w.is_validated = ${validationState.waiting})
      and not exists (select from pass_user g join app_user u on u.id = g.user_id
        where g.id = pp.pass_user_id and g.firm_id is not null and not u.is_closed
        and not exists (select from fair_user w where w.fair_id = c.fair_id and w.user_id = g.user_id
          and w.is_validated = ${validationState.refused}))`.execute(db)
}

/** Rooms in which somebody waits while a place is free: whoever had it was erased, or left the fair. */
export async function settlePlaces(context: Surroundings): Promise<void> {
  await releaseOfStrangers(context)
  const rooms = await many<Room>(context.db)`
    select distinct r.pass_id as pass, r.conference_id as conference from pass_room r
      join pass_place pp on pp.pass_id = r.pass_id and pp.conference_id = r.conference_id
    where pp.queued_at is not null and r.taken < r.places order by 1, 2`
  await lockRooms(rooms, context)
  for (const room of rooms) await moveUp(room, context)
}
