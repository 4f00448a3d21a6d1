import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'

export type Room = { pass: number; conference: number }

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

/** Whoever is first in the queue of a locked room has what is free, unless they sit elsewhere at that time. */
export async function moveUp({ pass, conference }: Room, { db }: Pick<Context, 'db'>): Promise<void> {
  await sql`
    update pass_place set queued_at = null, taken_at = now() where id in (
      select pp.id from pass_place pp join pass_user pu on pu.id = pp.pass_user_id
        join conference c on c.id = pp.conference_id
      where pp.pass_id = ${pass} and pp.conference_id = ${conference} and pp.queued_at is not null
        and pu.is_validated <> ${validationState.refused} and c.state not in ('cancelled', 'ended')
        and not exists (select from pass_place held join conference o on o.id = held.conference_id
          where held.user_id = pp.user_id and held.queued_at is null and o.state <> 'cancelled'
            and o.begin_at < c.end_at and c.begin_at < o.end_at)
      order by pp.queued_at, pp.id
      limit (select greatest(places - taken, 0) from pass_room
        where pass_id = ${pass} and conference_id = ${conference})
      for update of pp skip locked)`.execute(db)
}

/** Rooms in which somebody waits while a place is free: whoever had it was erased, or left the fair. */
export async function settlePlaces({ db }: Pick<Context, 'db'>): Promise<void> {
  const rooms = await many<Room>(db)`
    select distinct r.pass_id as pass, r.conference_id as conference from pass_room r
      join pass_place pp on pp.pass_id = r.pass_id and pp.conference_id = r.conference_id
    where pp.queued_at is not null and r.taken < r.places order by 1, 2`
  await lockRooms(rooms, { db })
  for (const room of rooms) await moveUp(room, { db })
}
