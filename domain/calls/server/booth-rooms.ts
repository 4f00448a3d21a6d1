import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { correspondent, isInFair, seesFair } from '#domain/messaging/server/index.ts'
import { ownStand, shownStand, worksOnStand } from '#domain/stands/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type {
  BoothParticipant,
  BoothRoom,
  boothRoom,
  enterBoothRoom,
  moderateBoothRoom,
} from '../contract/booth-room.ts'
import { moment } from './call-columns.ts'
import { isCalledIn } from './callable.ts'
import { isConnected, pushToRoom } from './connected.ts'
import { accessTo } from './connections.ts'
import { forgetSignals } from './forget-signals.ts'
import { videoProvider } from './providers/video-provider.ts'
import { queueWatch } from './watch-job.ts'

type Booth = {
  stand: number
  fair: number
  name: string | null
  room: number | null
  uniqid: string | null
  mayModerate: boolean
  isModuleOn: boolean
  isCalled: boolean
}

/** Whether a stand `st` is there for the person `u`: shown, or they work on it. */
const isThere = sql`(st.trashed_at is null and (${worksOnStand} or exists (
  select 1 from fair_hall h, firm fi where h.id = st.fair_hall_id and fi.id = st.firm_id and ${shownStand})))`

/** @throws 404 for a booth that the caller does not see, 403 where nobody is called */
async function boothFor(id: number, context: Context): Promise<Booth> {
  const found = await maybeOne<Booth>(context.db)`
    select st.id as stand, st.fair_id as fair,
      (select name from firm where id = st.firm_id) as name, r.id as room, r.uniqid,
      ${ownStand(context.actor)} as "mayModerate",
      f.is_using_visio as "isModuleOn", ${isCalledIn} as "isCalled"
    from stand st join fair f on f.id = st.fair_id join app_user u on u.id = ${context.actor.userId}
      left join visio_room r on r.stand_id = st.id
    where st.id = ${id} and ${isInFair(sql`st.fair_id`, context)} and takes_part(u, st.fair_id)
      and (${isThere} or ${ownStand(context.actor)})`
  if (!found) throw notFound()
  if (!found.isModuleOn) throw forbidden('module_disabled')
  if (!found.isCalled) throw forbidden('calls_not_open')
  return found
}

const participantsOf = (room: number | null, context: Context) =>
  many<BoothParticipant>(context.db)`
    select k.id as connection, ${correspondent('u')} as person, ${worksOnStand} as "isStaff",
      k.is_muted as "isMuted", k.is_camera_muted as "isCameraMuted"
    from visio_connection k join visio_room r on r.id = k.room_id join stand st on st.id = r.stand_id
      join app_user u on u.id = k.user_id and not u.is_closed
    where k.room_id = ${room} and ${isConnected(moment(context))} order by k.joined_at, k.id`

/** What the room is for whoever reads it. */
function traitsOf({ services }: Context) {
  const { name, capabilities } = videoProvider(services.settings, 'booth')
  return { most: capabilities.maxViewers, apiKey: name, isMuteEnforced: capabilities.serverMute }
}

export async function readBoothRoom(id: number, context: Context): Promise<ResponseOf<typeof boothRoom>> {
  const { stand, name, room, uniqid, mayModerate } = await boothFor(id, context)
  const participants = await participantsOf(room, context)
  return { uniqid, stand, name, participants, mayModerate, ...traitsOf(context) }
}

/** The room of a booth, made when somebody first comes; whoever else comes waits. */
async function lockedRoom({ stand, fair }: Booth, { db }: Context) {
  await sql`
    insert into visio_room (uniqid, fair_id, stand_id)
      values (${randomBytes(16).toString('hex')}, ${fair}, ${stand})
    on conflict on constraint visio_room_stand_taken do nothing`.execute(db)
  const found = await one<{ room: number; uniqid: string }>(db)`
    select id as room, uniqid from visio_room where stand_id = ${stand} for update`
  return { ...found, kind: 'booth' as const }
}

/** @throws 403 for whoever was let out, 409 where there is no room; of many at once no more come in than it takes */
export async function enterBooth(id: number, context: Context): Promise<ResponseOf<typeof enterBoothRoom>> {
  const booth = await boothFor(id, context)
  const entry = await lockedRoom(booth, context)
  const now = moment(context)
  const traits = traitsOf(context)
  const { others, isBarred } = await one<{ others: number; isBarred: boolean }>(context.db)`
    select count(*) filter (where k.user_id <> ${context.actor.userId} and ${isConnected(now)})::int
      as others,
      coalesce(bool_or(k.user_id = ${context.actor.userId} and k.barred_until > ${now}), false) as "isBarred"
    from visio_connection k where k.room_id = ${entry.room}`
  if (isBarred) throw forbidden('room_excluded')
  if (others >= traits.most) throw new Refusal(409, 'room_full', { values: { most: String(traits.most) } })
  const access = await accessTo(entry, undefined, context)
  await queueWatch(context)
  const { stand, name, mayModerate } = booth
  const participants = await participantsOf(entry.room, context)
  return { uniqid: entry.uniqid, stand, name, participants, mayModerate, access, ...traits }
}

type Gone = { room: number; uniqid: string; user: number; connection: string }

const goneColumns = sql`k.room_id as room, k.user_id as user, k.id as connection,
  (select uniqid from visio_room where id = k.room_id) as uniqid`

/** Tells all in the room that somebody has gone; nothing is kept that they have sent. */
async function tellGone(
  state: 'leave' | 'kick',
  { room, uniqid, user, connection }: Gone,
  context: Pick<Context, 'db' | 'services'>,
) {
  await forgetSignals(sql`k.id = ${connection}::uuid`, context)
  await pushToRoom(room, { state, room: uniqid, user, connection }, context)
}

export async function leaveBooth(id: number, context: Context): Promise<void> {
  const { room } = await boothFor(id, context)
  const gone = await maybeOne<Gone>(context.db)`
    update visio_connection k set session_id = null, held_until = ${moment(context)}
    where k.room_id = ${room} and k.user_id = ${context.actor.userId} and k.session_id is not null
    returning ${goneColumns}`
  if (gone) await tellGone('leave', gone, context)
}

const mutedColumns = { microphone: 'is_muted', camera: 'is_camera_muted' } as const
const barMinutes = 10
const limit = { name: 'visio-moderate', max: 60, seconds: 60 }

/** @throws 403 for whoever neither works on the booth nor runs the fair, 409 for who is not there any more */
export async function moderateBooth(
  id: number,
  { connection, action, kind = 'microphone' }: BodyOf<typeof moderateBoothRoom>,
  context: Context,
): Promise<BoothRoom> {
  const { stand, name, fair, room, uniqid, mayModerate } = await boothFor(id, context)
  if (!mayModerate) throw forbidden()
  if (room === null || uniqid === null) throw conflict('peer_gone')
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  const now = moment(context)
  const change: RawBuilder<unknown> =
    action === 'kick'
      ? sql`session_id = null, held_until = ${now},
        barred_until = ${now} + make_interval(mins => ${barMinutes})`
      : sql`${sql.ref(mutedColumns[kind])} = ${action === 'mute'}`
  const found = await maybeOne<Gone>(context.db)`
    update visio_connection k set ${change}
    where k.room_id = ${room} and k.id = ${connection}::uuid and ${isConnected(now)} returning ${goneColumns}`
  if (!found) throw conflict('peer_gone')
  const { user } = found
  if (action === 'kick') await tellGone(action, found, context)
  else await pushToRoom(room, { state: action, room: uniqid, user, connection, kind }, context)
  const details = { user, ...(kind === 'camera' && { kind }) }
  await audit({ action, resource: 'visio_rooms', resourceId: room, fair, details }, context)
  return {
    uniqid,
    stand,
    name,
    participants: await participantsOf(room, context),
    mayModerate,
    ...traitsOf(context),
  }
}

/** Lets go of those in booths’ rooms who are not there any more, or may not be. */
export async function settleBoothRooms(surroundings: Pick<Context, 'db' | 'services'>): Promise<void> {
  const all = await many<Gone>(surroundings.db)`
    update visio_connection k set session_id = null, held_until = ${moment(surroundings)}
    from visio_room r join stand st on st.id = r.stand_id join fair f on f.id = r.fair_id
    where r.id = k.room_id and k.session_id is not null and (not ${isConnected(moment(surroundings))}
      or not exists (select 1 from app_user u where u.id = k.user_id
        and ${isCalledIn} and takes_part(u, r.fair_id) and ${seesFair(sql`r.fair_id`)} and ${isThere}))
    returning ${goneColumns}`
  for (const gone of all) await tellGone('leave', gone, surroundings)
}
