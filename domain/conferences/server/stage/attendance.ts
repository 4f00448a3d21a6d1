import { sql } from 'kysely'
import type { RoomPlan } from '#domain/scenes/contract/scene.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { RoomDefaults } from '../../contract/choices.ts'
import { drawnAs } from '../../contract/drawn-as.ts'
import { isOver } from '../../contract/entry.ts'
import { type attendConference, leaseSeconds } from '../../contract/stage.ts'
import { assertInside, type Inside } from '../entry-for.ts'
import { membersIn } from '../watching/watchers.ts'
import { ringStageSoon } from './ring-stage.ts'

type AttendanceBody = NonNullable<BodyOf<typeof attendConference>>
type Attendance = ResponseOf<typeof attendConference>
type Own = { id: number; seat: number | null; isShown: boolean; isFree: boolean }

const nowOf = ({ services }: Context) => sql`${services.now().toISOString()}::timestamptz`

/** The seats that are drawn; none of what takes place in no room. */
async function seatsOf(room: number | null, { db }: Context): Promise<number> {
  const found = await maybeOne<{ plan: RoomPlan | null; seats: number | null; defaults: RoomDefaults }>(db)`
    select t.plan, v.seats, r.defaults from conference_room r
      left join conference_room_type t on t.id = r.conference_room_type_id
      left join conference_room_type_variation v on v.id = r.conference_room_type_variation_id
    where r.id = ${room}`
  if (!found) return 0
  const { plan, seats, defaults } = found
  return drawnAs({
    conferenceRoomType: plan && { plan },
    conferenceRoomTypeVariation: seats === null ? null : { seats },
    defaults,
  }).seats
}

/** Whose lease is over has left: their seat is whoever’s wants it. */
const closeExpired = (id: number, context: Context) =>
  sql`update conference_attendance set left_at = until
    where conference_id = ${id} and left_at is null and until <= ${nowOf(context)}`.execute(context.db)

/** For so long whoever has not said that they are there, as on a bad line, comes back to where they were. */
const forgotten = sql`interval '10 minutes'`

/** Opens again what ended by its lease alone: with its seat, unless somebody else has taken it. */
const comeBack = (id: number, { person, isTeam }: Inside, isReplay: boolean, context: Context) =>
  maybeOne<Own>(context.db)`
    update conference_attendance a set left_at = null, seat = case when not exists (
      select from conference_attendance o where o.conference_id = a.conference_id and o.seat = a.seat
        and o.left_at is null) then a.seat end
    where a.id = (select max(l.id) from conference_attendance l
        where l.conference_id = ${id} and l.user_id = ${person})
      and a.left_at = a.until and a.until > ${nowOf(context)} - ${forgotten}
      and a.is_team = ${isTeam} and a.is_replay = ${isReplay}
    returning a.id, a.seat, a.is_shown as "isShown", a.is_free as "isFree"`

/** The free seat that is nearest to one that is taken. */
const seatBeside = async (id: number, beside: number, seats: number, { db }: Context) =>
  (
    await maybeOne<{ seat: number }>(db)`
      select n as seat from generate_series(1, ${seats}::int) n
      where not exists (select from conference_attendance a
        where a.conference_id = ${id} and a.seat = n and a.left_at is null)
      order by abs(n - ${beside}::int), n limit 1`
  )?.seat ?? null

/** @throws 409 for one that somebody sits on, 422 for one that the room has not */
async function seatFor(
  id: number,
  { seat, beside }: AttendanceBody,
  own: Own | undefined,
  inside: Inside,
  context: Context,
) {
  if (seat === undefined && beside === undefined) return own?.seat ?? null
  if (seat === null) return null
  const seats = await seatsOf(inside.room, context)
  const wanted = beside === undefined ? (seat ?? null) : await seatBeside(id, beside, seats, context)
  if (wanted === null) throw conflict('no_seat_left')
  if (wanted > seats) throw new Refusal(422, 'invalid', { errors: { seat: ['seat_unknown'] } })
  const taken = await maybeOne(context.db)`
    select 1 from conference_attendance
    where conference_id = ${id} and seat = ${wanted} and left_at is null and user_id <> ${inside.person}`
  if (taken) throw conflict('seat_taken')
  return wanted
}

/**
 * Whoever comes in, sits down or moves waits for whoever does so at the same moment; who only says again that they are there
 * does not. @throws 403, 404, 409
 */
export async function attend(id: number, asked: AttendanceBody, context: Context): Promise<Attendance> {
  const { db, services } = context
  const inside = await assertInside(id, context)
  const until = new Date(services.now().getTime() + leaseSeconds * 1000).toISOString()
  const isSame = asked.seat === undefined && asked.beside === undefined
  const renewed = isSame
    ? await maybeOne<Attendance & { isChanged: boolean }>(db)`
        update conference_attendance a set until = ${until}::timestamptz,
          is_shown = coalesce(${asked.isShown ?? null}::boolean, a.is_shown),
          is_free = ${inside.isTeam} and coalesce(${asked.isFree ?? null}::boolean, a.is_free)
        from conference_attendance was
        where was.id = a.id and a.conference_id = ${id} and a.user_id = ${inside.person}
          and a.left_at is null and a.until > ${nowOf(context)}
        returning a.seat, a.is_shown as "isShown", ${instant('a.until')} as until,
          (was.is_shown, was.is_free) is distinct from (a.is_shown, a.is_free) as "isChanged"`
    : undefined
  if (renewed) {
    const { isChanged, ...attendance } = renewed
    if (isChanged) await ringStageSoon(id, context)
    return attendance
  }
  return enter(id, asked, until, inside, context)
}

async function enter(
  id: number,
  asked: AttendanceBody,
  until: string,
  inside: Inside,
  context: Context,
): Promise<Attendance> {
  const { db } = context
  const { person, isTeam, entered } = inside
  // One after the other: who is counted and where one sits holds for all of them.
  await sql`select pg_advisory_xact_lock(hashtext('conference_attendance'), ${id}::int)`.execute(db)
  await closeExpired(id, context)
  const there = await maybeOne<Own>(db)`
    select id, seat, is_shown as "isShown", is_free as "isFree" from conference_attendance
    where conference_id = ${id} and user_id = ${person} and left_at is null`
  if (!there && !isTeam && entered.capacity !== null) {
    const { present } = await one<{ present: number }>(db)`
      select ${membersIn(nowOf(context))} as present from conference c where c.id = ${id}`
    if (present >= entered.capacity) throw new Refusal(403, 'conference_entry', { detail: 'full' })
  }
  const isReplay = isOver(entered, context.services.now().getTime())
  const own = there ?? (await comeBack(id, inside, isReplay, context))
  const seat = await seatFor(id, asked, own, inside, context)
  const isShown = asked.isShown ?? own?.isShown ?? false
  const isFree = isTeam && (asked.isFree ?? own?.isFree ?? false)
  if (own)
    await sql`update conference_attendance set seat = ${seat}, is_shown = ${isShown}, is_free = ${isFree},
      until = ${until}::timestamptz where id = ${own.id}`.execute(db)
  else
    await sql`
      insert into conference_attendance
        (conference_id, user_id, seat, is_shown, is_team, is_free, is_replay, entered_at, until)
      values (${id}, ${person}, ${seat}, ${isShown}, ${isTeam}, ${isFree}, ${isReplay}, ${nowOf(context)},
        ${until}::timestamptz)`.execute(db)
  await ringStageSoon(id, context)
  return { seat, isShown, until }
}

/** Also by whoever may no longer come in. @throws 404 */
export async function endAttendance(id: number, context: Context): Promise<void> {
  const { db, actor } = context
  await reachRow(implementationOf('conferences'), id, 'R', context)
  const left = await maybeOne(db)`
    update conference_attendance set left_at = ${nowOf(context)}
    where conference_id = ${id} and user_id = ${actor.userId} and left_at is null returning 1`
  if (left) await ringStageSoon(id, context)
}

/** Where somebody’s lease is over, open pages hear that they have gone. */
export async function sweepAttendances(context: Pick<Context, 'db' | 'services'>): Promise<void> {
  const { db, services } = context
  const gone = await sql<{ conference: number }>`
    update conference_attendance set left_at = until
    where left_at is null and until <= ${services.now().toISOString()}::timestamptz
    returning conference_id as conference`.execute(db)
  for (const conference of new Set(gone.rows.map(row => row.conference)))
    await ringStageSoon(conference, context)
}
