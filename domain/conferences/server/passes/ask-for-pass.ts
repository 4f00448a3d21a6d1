import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { askForPass, PassRequest } from '../../contract/pass-calls.ts'
import { assertMember } from '../assert-member.ts'
import { mailValidators } from './mail-validators.ts'
import { lockRooms, moveUp, type Room } from './move-up.ts'

type Asked = NonNullable<BodyOf<typeof askForPass>>

const requestAs = (id: number, { db }: Context) =>
  one<PassRequest>(db)`
    select pu.id, pu.pass_id as pass, pu.is_validated as "isValidated",
      array(select pp.conference_id from pass_place pp
        where pp.pass_user_id = pu.id and pp.queued_at is null order by 1) as places,
      array(select pp.conference_id from pass_place pp
        where pp.pass_user_id = pu.id and pp.queued_at is not null order by 1) as queued
    from pass_user pu where pu.id = ${id}`

/** Requests of one person: each new one may write to validators. */
const limit = { name: 'pass-request', max: 60, seconds: 3600 }

type Asker = { id: number; isValidated: number; isNew: boolean }

/** The same one however often it is asked for. @throws 409 for one that was refused */
async function requestFor(pass: number, { db, actor, services }: Context): Promise<Asker> {
  const now = services.now().toISOString()
  const { validated, waiting, refused } = validationState
  const made = await maybeOne(db)`
    insert into pass_user (pass_id, user_id, is_validated, decided_at)
    select p.id, u.id, h.state, case when h.state = ${validated} then ${now}::timestamptz end
    from pass p cross join app_user u
      cross join lateral (select case when p.validating_emails = '' or jsonb_exists_any(p.roles, u.roles)
        then ${validated}::int else ${waiting}::int end as state) h
    where p.id = ${pass} and u.id = ${actor.userId}
    on conflict on constraint pass_user_taken do nothing returning id`
  const request = await one<Omit<Asker, 'isNew'>>(db)`
    select id, is_validated as "isValidated" from pass_user
    where pass_id = ${pass} and user_id = ${actor.userId} for update`
  if (request.isValidated === refused) throw conflict('pass_refused')
  return { ...request, isNew: made !== undefined }
}

/** Of what is asked for, where one has neither a place nor waits yet. @throws 422 for what the pass does not open, or is over */
async function roomsToTake(pass: number, asked: readonly number[], { db, actor, services }: Context) {
  const now = services.now().toISOString()
  const rooms = await many<{ conference: number; isOffered: boolean; isHeld: boolean }>(db)`
    select r.conference_id as conference, (c.is_visible and c.state in ('scheduled', 'live')
        and (c.end_at is null or c.end_at > ${now}::timestamptz)) as "isOffered",
      exists (select from pass_place pp where pp.conference_id = c.id and pp.user_id = ${actor.userId})
        as "isHeld"
    from pass_room r join conference c on c.id = r.conference_id
    where r.pass_id = ${pass} and r.conference_id = any(${asked}::int[])`
  if (rooms.length < asked.length || rooms.some(room => !room.isOffered && !room.isHeld))
    throw invalid({ conferences: 'relation_not_found' })
  return rooms.filter(room => !room.isHeld).map(room => room.conference)
}

/** @throws 409 where two of what is asked for are at one time */
async function assertApart(taken: readonly number[], { db }: Context): Promise<void> {
  const together = await many(db)`
    select 1 from conference a join conference b on a.id < b.id
    where a.id = any(${taken}::int[]) and b.id = any(${taken}::int[])
      and a.begin_at < b.end_at and b.begin_at < a.end_at limit 1`
  if (together.length) throw conflict('place_clash')
}

/** Places that one has elsewhere at the same time. */
const placesMeanwhile = (taken: readonly number[], { db, actor }: Context) =>
  many<Room & { id: number }>(db)`
    select distinct pp.id, pp.pass_id as pass, pp.conference_id as conference
    from pass_place pp join conference o on o.id = pp.conference_id
      join conference w on w.id = any(${taken}::int[])
    where pp.user_id = ${actor.userId} and pp.queued_at is null and o.state <> 'cancelled'
      and o.begin_at < w.end_at and w.begin_at < o.end_at`

/** All places that are asked for, or none. @throws 409 `place_clash`, `room_places_limit` */
async function takePlaces(request: number, { pass, queue, swap }: Asked, taken: number[], context: Context) {
  const { db, actor, services } = context
  const now = services.now().toISOString()
  await assertApart(taken, context)
  const others = await placesMeanwhile(taken, context)
  if (others.length && !swap) throw conflict('place_clash')
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
      values (${pass}, ${room.conference}, ${request}, ${actor.userId},
        ${isFull(room) ? now : null}::timestamptz)`.execute(db)
  for (const room of others) await moveUp(room, context)
}

/** @throws 404 for a pass that one does not see, 409 for one that was refused and for places that there are not */
export async function askFor(asked: Asked, context: Context): Promise<PassRequest> {
  const { db, actor, services } = context
  const row = await reachRow(implementationOf('passes'), asked.pass, 'R', context)
  const fair = idOf(row.fair)
  await assertMember(fair, context)
  const named = asked.conferences ?? []
  if (row.type === 'open' && named.length) throw invalid({ conferences: 'pass_open' })
  // Of several that one person asks for at once each knows of those before.
  await sql`select pg_advisory_xact_lock(hashtext('pass_place'), ${actor.userId}::int)`.execute(db)
  await services.limiter.within(db).consume(limit, String(actor.userId))
  const { id: request, isValidated, isNew } = await requestFor(asked.pass, context)
  const taken = await roomsToTake(asked.pass, named, context)
  if (taken.length) await takePlaces(request, asked, taken, context)
  if (isNew && isValidated === validationState.waiting) await mailValidators(request, context)
  await audit(
    { action: 'ask', resource: 'pass_users', resourceId: request, fair, details: { conferences: named } },
    context,
  )
  return requestAs(request, context)
}
