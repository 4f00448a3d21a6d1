import { sql } from 'kysely'
import { worksOnStand } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { unstaffedMinutes } from '../contract/place.ts'
import type { PlaceUpdate } from '../contract/updates.ts'
import { boothSources, isSpent, isWaitingAllowed } from './booth.ts'
import { talkByCall } from './booth-line.ts'
import { bridgeAbsence } from './bridge-absence.ts'
import { closePlaces } from './close-queue.ts'
import { endPlace, type LockedPlace, lockedColumns, releaseCalled } from './move-place.ts'
import { tellPlaces } from './tell-places.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

/** Minutes without a message after which a talk in writing is over. */
const silentMinutes = 10

/** Whether whoever receives the place `p` still works there. */
const isReceived = sql`exists (select 1 from app_user u where u.id = p.contact_id and not u.is_closed
  and ${worksOnStand} and takes_part(u, p.fair_id))`

const isSilent = sql`greatest(p.talk_began_at, (select max(m.created_at) from direct_message m
  where m.conversation_id = p.conversation_id))
  < clock_timestamp() - make_interval(mins => ${silentMinutes})`

/** What becomes of the place `p` by itself, with its call `c`; null: nothing now. */
const due = (surroundings: Surroundings) => sql`case
  when not ${isWaitingAllowed} then 'forbid'
  when p.state = 'waiting' and not p.is_call_counted and ${isSpent(surroundings)} then 'spend'
  when p.state = 'called' and c.state = 'accepted' then 'talk'
  when p.state = 'talking' and p.way = 'call' and c.state is distinct from 'accepted' then 'serve'
  when p.state = 'called' and c.state = 'ringing' then null
  when p.state = 'called' and not ${isReceived} then 'release'
  when p.state = 'talking' and not ${isReceived} then 'serve'
  when p.state = 'talking' and p.way = 'chat' and ${isSilent} then 'serve'
  when p.state = 'called' and p.called_until <= clock_timestamp() then 'miss'
  when p.state = 'called' and c.room_id is not null then 'unring' end`

type Due = 'forbid' | 'spend' | 'talk' | 'serve' | 'release' | 'miss' | 'unring'
type DuePlace = LockedPlace & { due: Due }

const settled: Readonly<
  Record<
    Due,
    { change: PlaceUpdate['change']; settle(place: LockedPlace, by: Surroundings): Promise<unknown> }
  >
> = {
  forbid: {
    change: 'ended',
    settle: (place, by) => endPlace(place, { to: 'closed', because: 'not_allowed' }, by),
  },
  spend: {
    change: 'ended',
    settle: (place, by) => endPlace(place, { to: 'closed', because: 'daily_limit' }, by),
  },
  talk: { change: 'talking', settle: talkByCall },
  serve: { change: 'ended', settle: (place, by) => endPlace(place, { to: 'served' }, by) },
  release: { change: 'moved', settle: releaseCalled },
  miss: { change: 'ended', settle: (place, by) => endPlace(place, { to: 'missed' }, by) },
  // They are still called: in their two minutes they come in another way, or call themselves.
  unring: {
    change: 'called',
    settle: ({ id }, { db }) => sql`update waiting_place set room_id = null where id = ${id}`.execute(db),
  },
}

/** Queues in which somebody is; nobody else changes them until this transaction ends. Those that somebody holds are left out. */
export async function lockUsedQueues({ db }: Surroundings): Promise<number[]> {
  const queues = await many<{ stand: number }>(db)`
    select stand_id as stand from waiting_queue where open_places > 0 order by stand_id
      for update skip locked`
  return queues.map(({ stand }) => stand)
}

/** What is due is read once nobody answers a call or ends it any more. */
async function duePlaces(stands: readonly number[], surroundings: Surroundings): Promise<DuePlace[]> {
  const { db } = surroundings
  const open = sql`p.ended_at is null and p.stand_id = any(${stands}::int[])`
  await sql`select 1 from visio_call where room_id in (select p.room_id from waiting_place p where ${open})
    order by room_id for update`.execute(db)
  return many<DuePlace>(db)`
    select * from (
      select ${lockedColumns}, ${due(surroundings)} as due
      from waiting_place p join (${boothSources}) on st.id = p.stand_id join app_user u on u.id = p.user_id
        left join visio_call c on c.room_id = p.room_id
      where ${open}
      order by p.stand_id, p.turn) p
    where p.due is not null`
}

/** Settles what is due at queues that the caller has locked. */
export async function settleQueues(stands: readonly number[], surroundings: Surroundings): Promise<void> {
  await bridgeAbsence(stands, surroundings)
  const places = await duePlaces(stands, surroundings)
  for (const at of new Set(places.map(place => place.stand))) {
    const changes = new Map<number, PlaceUpdate['change']>()
    for (const { due: what, ...place } of places.filter(place => place.stand === at)) {
      await settled[what].settle(place, surroundings)
      changes.set(place.id, settled[what].change)
    }
    await tellPlaces(at, changes, surroundings)
  }
}

/** Closes those of the queues that the caller has locked at which nobody of the booth has been for long. */
export async function settleUnstaffed(stands: readonly number[], surroundings: Surroundings): Promise<void> {
  const changed = await many<{ stand: number; isLong: boolean }>(surroundings.db)`
    update waiting_queue q set unstaffed_since =
      case when now.staffed then null else coalesce(q.unstaffed_since, clock_timestamp()) end
    from (
      select stand_id, exists (select 1 from staff_present(t.stand_id)) as staffed
      from unnest(${stands}::int[]) as t (stand_id)) now
    where q.stand_id = now.stand_id and (now.staffed <> (q.unstaffed_since is null)
      or q.unstaffed_since < clock_timestamp() - make_interval(mins => ${unstaffedMinutes}))
    returning q.stand_id as stand, coalesce(
      q.unstaffed_since < clock_timestamp() - make_interval(mins => ${unstaffedMinutes}), false) as "isLong"`
  for (const { stand, isLong } of changed) if (isLong) await closePlaces(stand, 'unstaffed', surroundings)
}

/** Whose turn is next without anybody having moved, as where the one before them was erased, is told so with the others. */
export async function settleNext(stands: readonly number[], surroundings: Surroundings): Promise<void> {
  const untold = await many<{ stand: number }>(surroundings.db)`
    select p.stand_id as stand from waiting_place p
    where p.stand_id = any(${stands}::int[]) and p.state = 'waiting' and not p.is_next_told
      and not exists (select 1 from waiting_place o
        where o.stand_id = p.stand_id and o.state = 'waiting' and o.turn < p.turn)`
  for (const { stand } of untold) await tellPlaces(stand, new Map(), surroundings)
}
