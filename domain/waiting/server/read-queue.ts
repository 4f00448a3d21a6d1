import { sql } from 'kysely'
import { callContacts } from '#domain/calls/server/index.ts'
import {
  conversationContacts,
  correspondent,
  mayAddressBooth,
  readContacts,
} from '#domain/messaging/server/index.ts'
import { isHiddenFrom } from '#domain/presence/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { lostMinutes, type OwnPlace, openPlacesMost } from '../contract/place.ts'
import type { BoothQueue, currentPlaces, QueuePlaces, QueueRefusal } from '../contract/queue.ts'
import { type Booth, boothFor, ownBooth } from './booth.ts'
import { hasMedian, minutesFor, staffThere, talkMedian } from './estimate.ts'
import { ownPlaces, waitingPeople } from './place-columns.ts'

/** As many open places as a queue holds; the table says so too. */
const queueMost = 500

type Figures = {
  isOpen: boolean
  openPlaces: number
  waiting: number
  free: number
  talking: number
  estimate: number | null
  /** Places that the reader has in the fair. */
  own: number
}

/** Places that the reader has in a fair now. */
const ownOpen = (fair: number, { actor }: Pick<Context, 'actor'>) => sql`(
  select count(*)::int from waiting_place w
  where w.fair_id = ${fair} and w.user_id = ${actor.userId} and w.ended_at is null)`

const leftOf = (own: number) => Math.max(0, openPlacesMost - own)

const figuresOf = ({ stand, fair }: Booth, context: Context) =>
  one<Figures>(context.db)`
    select q.closed_at is null as "isOpen", coalesce(q.open_places, 0) as "openPlaces",
      ${ownOpen(fair, context)} as own,
      line.waiting, there.free, there.talking, ${minutesFor(sql`line.waiting`)} as estimate
    from stand st left join waiting_queue q on q.stand_id = st.id
      cross join lateral ${talkMedian} cross join lateral ${staffThere}
      cross join lateral (select count(*)::int as waiting from waiting_place w
        where w.stand_id = st.id and w.state = 'waiting') line
    where st.id = ${stand}`

export async function placesLeft(fair: number, context: Context): Promise<number> {
  const { own } = await one<{ own: number }>(context.db)`select ${ownOpen(fair, context)} as own`
  return leftOf(own)
}

/** Whose contacts of the day are used up: the reader's, or the booth's. */
async function contactRefusal(
  { fair, ways, isSpent }: Booth,
  context: Context,
): Promise<QueueRefusal | null> {
  if (!isSpent) return null
  const isWritten = ways.includes('chat')
  const kind = isWritten ? conversationContacts : callContacts
  const own = await readContacts({ fair, user: null, firm: null }, context, kind)
  if (own?.left === 0) return isWritten ? 'daily_limit' : 'daily_call_limit'
  return isWritten ? 'daily_limit_there' : 'daily_call_limit_there'
}

/** Why the reader takes no place now; null: they may. */
export async function queueRefusalOf(
  booth: Booth,
  { isOpen, openPlaces, waiting, free, talking }: Figures,
  left: number,
  context: Context,
): Promise<QueueRefusal | null> {
  if (booth.isStaff) return 'queue_own_booth'
  if (!booth.isQueued || !booth.ways.length || booth.isBlocked) return 'queue_not_offered'
  if (!(await mayAddressBooth(booth.stand, booth.fair, context))) return 'queue_not_offered'
  if (!isOpen) return 'queue_closed'
  if (free + talking === 0) return 'queue_unstaffed'
  // Who waits is received first.
  if (free > 0 && waiting === 0) return 'queue_staff_free'
  if (openPlaces >= queueMost) return 'queue_full'
  if (left === 0) return 'queue_places_limit'
  return contactRefusal(booth, context)
}

const withoutUser = ({ user: _, ...place }: OwnPlace & { user: number }): OwnPlace => place

export async function queueFor(booth: Booth, context: Context): Promise<BoothQueue> {
  const { userId } = context.actor
  const figures = await figuresOf(booth, context)
  const { openPlaces: _, own, ...shown } = figures
  // Most who come to a booth wait nowhere.
  const [place] = own
    ? await ownPlaces(
        sql`p.stand_id = ${booth.stand} and p.user_id = ${userId} and p.ended_at is null`,
        context,
      )
    : []
  const left = leftOf(own)
  return {
    ...shown,
    stand: booth.stand,
    ways: booth.ways,
    refusal: await queueRefusalOf(booth, figures, left, context),
    placesLeft: left,
    place: place ? withoutUser(place) : null,
    isStaff: booth.isStaff,
  }
}

export const readQueue = async (stand: number, context: Context) =>
  queueFor(await boothFor(stand, context), context)

/** A place of the caller's, as it is now. */
export async function readOwn(id: number, context: Context): Promise<OwnPlace> {
  const [place] = await ownPlaces(sql`p.id = ${id} and p.user_id = ${context.actor.userId}`, context)
  if (!place) throw new Error('The place is read by whoever has it.')
  return withoutUser(place)
}

export async function listCurrent(
  fair: number | undefined,
  context: Context,
): Promise<ResponseOf<typeof currentPlaces>> {
  const places = await ownPlaces(
    sql`p.user_id = ${context.actor.userId} and (p.state = 'called' or p.fair_id = ${fair ?? null}::int
      and (p.ended_at is null or p.state in ('missed', 'closed')
        and p.ended_at > now() - make_interval(mins => ${lostMinutes})))`,
    context,
  )
  return { places: places.map(withoutUser), placesLeft: fair ? await placesLeft(fair, context) : null }
}

const today = sql`p.ended_at >= (select date_trunc('day', now() at time zone f.time_zone)
  at time zone f.time_zone from fair f where f.id = p.fair_id)`

const recentMost = 10

export async function readPlaces(booth: Booth, context: Context): Promise<QueuePlaces> {
  const { stand, firm } = booth
  const { userId } = context.actor
  const ofBooth = sql`p.stand_id = ${stand} and p.firm_id = ${firm}`
  const all = await one<{
    isOpen: boolean
    talk: QueuePlaces['talk']
    served: number
    missed: number
  }>(context.db)`
    select q.closed_at is null as "isOpen",
      case when ${hasMedian} then json_build_object('seconds', round(talk.seconds), 'talks', talk.talks) end
        as talk,
      (select count(*)::int from waiting_place p where ${ofBooth} and p.state = 'served' and ${today})
        as served,
      (select count(*)::int from waiting_place p where ${ofBooth} and p.state = 'missed' and ${today})
        as missed
    from stand st left join waiting_queue q on q.stand_id = st.id cross join lateral ${talkMedian}
    where st.id = ${stand}`
  const places = await waitingPeople(
    sql`${ofBooth} and p.ended_at is null`,
    sql`p.state = 'waiting', p.turn`,
    context,
  )
  const recent = await waitingPeople(
    sql`p.id in (select p.id from waiting_place p where ${ofBooth} and p.state <> 'left' and ${today}
      order by p.ended_at desc limit ${recentMost})`,
    sql`p.ended_at desc, p.id desc`,
    context,
  )
  const staff = await many<QueuePlaces['staff'][number]>(context.db)`
    select ${correspondent('u')} as person,
      case when ${isHiddenFrom(sql`u.id`, sql`${userId}::int`)} then 'offline'
        when sp.is_busy then 'busy' else 'free' end as status,
      (select p.id from waiting_place p
        where p.contact_id = u.id and p.stand_id = ${stand} and p.ended_at is null limit 1) as place
    from stand_present sp join app_user u on u.id = sp.user_id and not u.is_closed
    where sp.stand_id = ${stand} order by fold(u.last_name), fold(u.first_name), u.id`
  return { ...all, ways: booth.ways, places, staff, recent }
}

export const listPlaces = async (stand: number, context: Context) =>
  readPlaces(await ownBooth(stand, context), context)
