import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden, Refusal } from '#platform/server/refusal.ts'
import type { RoomParticipant } from '../contract/booth-room.ts'
import type { VisioAccess } from '../contract/connection.ts'
import { moment } from './call-columns.ts'
import { hasSession, isConnected, lease, missed, pushToRoom } from './connected.ts'
import { accessTo, type VisitedRoom } from './connections.ts'
import { forgetSignals } from './forget-signals.ts'
import type { VideoProvider } from './providers/provider.ts'
import { type VideoRoomKind, videoProvider } from './providers/video-provider.ts'
import { mayStay } from './stays.ts'
import { lastLook, queueWatch } from './watch-job.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

/** Whose room it is: the record that the column of its row names. */
export type RoomOf = { kind: VideoRoomKind; fair: number; column: 'stand_id' | 'conference_id'; id: number }

export type VideoRoomEntry = VisitedRoom & { kind: VideoRoomKind }

/** What a room of this kind is here; none where this server has no engine for it. */
export function roomTraits(kind: VideoRoomKind, { services }: Pick<Context, 'services'>) {
  const provider = videoProvider(services.settings, kind)
  if (!provider) return null
  const { name, capabilities } = provider
  const { maxViewers: most, maxPublishers, serverMute } = capabilities
  return { most, mostPublishing: maxPublishers, apiKey: name, isMuteEnforced: serverMute }
}

/** Made when somebody first comes; whoever else comes waits. */
export async function lockedRoom(
  { kind, fair, column, id }: RoomOf,
  { db }: Pick<Context, 'db'>,
): Promise<VideoRoomEntry> {
  await sql`
    insert into visio_room (uniqid, fair_id, kind, ${sql.ref(column)})
      values (${randomBytes(16).toString('hex')}, ${fair}, ${kind}, ${id})
    on conflict do nothing`.execute(db)
  const found = await one<{ room: number; uniqid: string }>(db)`
    select id as room, uniqid from visio_room where ${sql.ref(column)} = ${id} for update`
  return { ...found, kind }
}

type Inside = {
  people: number
  team: number
  publishers: number
  teamPublishing: number
  isBarred: boolean
}

/** Who is in a room besides the caller. */
const insideOf = (room: number, { db, actor, services }: Context) => {
  const now = moment({ services })
  return one<Inside>(db)`
    select count(*) filter (where o.is_there)::int as people,
      count(*) filter (where o.is_there and o.is_team)::int as team,
      count(*) filter (where o.is_there and o.may_publish)::int as publishers,
      count(*) filter (where o.is_there and o.may_publish and o.is_team)::int as "teamPublishing",
      coalesce(bool_or(o.user_id = ${actor.userId} and o.barred_until > ${now}), false) as "isBarred"
    from (select k.*, k.user_id <> ${actor.userId} and ${isConnected(now)} as is_there
      from visio_connection k where k.room_id = ${room}) o`
}

/** Others do not fill what is kept for the team, as far as these are not there yet. */
const isRoomFor = (most: number, kept: number, all: number, team: number, isTeam: boolean) =>
  all + (isTeam ? 0 : Math.max(0, kept - team)) < most

/** Whether one more may show themselves among those who do; where each offer is counted, that is found out with it. */
export const isPlaceOnStage = (
  { isCountedByOffers, capabilities }: VideoProvider,
  { publishers, teamPublishing }: Pick<Inside, 'publishers' | 'teamPublishing'>,
  isTeam: boolean,
): boolean =>
  isCountedByOffers ||
  isRoomFor(capabilities.maxPublishers, capabilities.kept, publishers, teamPublishing, isTeam)

/**
 * Comes into a room that is locked; of many at once no more come in than it takes, nor show themselves.
 * @throws 403 for whoever was let out, 409 where there is no room or no engine
 */
export async function comeIn(
  entry: VideoRoomEntry,
  { isTeam, wishesToPublish }: { isTeam: boolean; wishesToPublish: boolean },
  context: Context,
): Promise<{ access: VisioAccess; isPublishing: boolean }> {
  const provider = videoProvider(context.services.settings, entry.kind)
  if (!provider) throw conflict('no_engine')
  const { maxViewers, kept } = provider.capabilities
  const inside = await insideOf(entry.room, context)
  const { people, team, isBarred } = inside
  if (isBarred) throw forbidden('room_excluded')
  if (!isRoomFor(maxViewers, kept, people, team, isTeam))
    throw new Refusal(409, 'room_full', { values: { most: String(maxViewers) } })
  const mayPublish = wishesToPublish && isPlaceOnStage(provider, inside, isTeam)
  const access = await accessTo(entry, undefined, { isTeam, mayPublish }, context)
  await queueWatch(context)
  return { access, isPublishing: mayPublish }
}

/** Who is in a room, in the order in which they came; `isStaff` says of the connection `k` of the person `u` whether they look after it. */
export const participantsOf = (
  room: number | null,
  isStaff: RawBuilder<unknown>,
  context: Context,
  which: RawBuilder<unknown> = sql`true`,
) =>
  many<RoomParticipant>(context.db)`
    select k.id as connection, ${correspondent('u')} as person, ${isStaff} as "isStaff",
      k.is_muted as "isMuted", k.is_camera_muted as "isCameraMuted",
      k.may_publish as "isPublishing"
    from visio_connection k join visio_room r on r.id = k.room_id left join stand st on st.id = r.stand_id
      join app_user u on u.id = k.user_id and not u.is_closed
    where k.room_id = ${room} and ${isConnected(moment(context))} and ${which} order by k.joined_at, k.id`

type Gone = { room: number; uniqid: string; user: number; connection: string }

const goneColumns = sql`k.room_id as room, k.user_id as user, k.id as connection,
  (select uniqid from visio_room where id = k.room_id) as uniqid`

/** Tells all in the room that somebody has gone; nothing is kept that they have sent. */
async function tellGone(
  state: 'leave' | 'kick',
  { room, uniqid, user, connection }: Gone,
  surroundings: Surroundings,
) {
  await forgetSignals(sql`k.id = ${connection}::uuid`, surroundings)
  await pushToRoom(room, { state, room: uniqid, user, connection }, surroundings)
}

/** Lets go of these connections `k`. */
export async function letGo(which: RawBuilder<unknown>, surroundings: Surroundings): Promise<number> {
  const gone = await many<Gone>(surroundings.db)`
    update visio_connection k set session_id = null, held_until = ${moment(surroundings)}
    where k.session_id is not null and ${which} returning ${goneColumns}`
  for (const one of gone) await tellGone('leave', one, surroundings)
  return gone.length
}

/** The caller leaves; whoever is not in is not there already. */
export const leaveRoom = (room: number | null, context: Context) =>
  letGo(sql`k.room_id = ${room} and k.user_id = ${context.actor.userId}`, context)

const mutedColumns = { microphone: 'is_muted', camera: 'is_camera_muted' } as const
const barMinutes = 10
const limit = { name: 'visio-moderate', max: 60, seconds: 60 }

export type Moderation = { action: 'mute' | 'unmute' | 'kick'; kind: keyof typeof mutedColumns }

/** Mutes somebody, or lets them out. @returns whom; @throws 409 for who is not there any more */
export async function moderateRoom(
  room: number | null,
  connection: string,
  { action, kind }: Moderation,
  context: Context,
): Promise<number> {
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
  const { uniqid, user } = found
  if (action === 'kick') await tellGone(action, found, context)
  else await pushToRoom(found.room, { state: action, room: uniqid, user, connection, kind }, context)
  return user
}

/** Lets go of those in video rooms who are not there any more, or may not be. After a break all have time to come back. */
export async function settleRooms(surroundings: Surroundings): Promise<void> {
  const now = moment(surroundings)
  await sql`
    update visio_connection k set held_until = greatest(k.held_until, ${now} + ${lease}) from visio_room r
    where r.id = k.room_id and r.kind <> 'call' and k.session_id is not null
      and ${lastLook} < ${now} - ${missed}`.execute(surroundings.db)
  const gone = await many<Gone>(surroundings.db)`
    update visio_connection k set session_id = null, held_until = ${now}
    from visio_room r join fair f on f.id = r.fair_id left join stand st on st.id = r.stand_id
    where r.id = k.room_id and r.kind <> 'call' and k.session_id is not null and (k.held_until <= ${now}
      or not ${hasSession(now)}
        or not exists (select 1 from app_user u where u.id = k.user_id and ${mayStay()}))
    returning ${goneColumns}`
  for (const one of gone) await tellGone('leave', one, surroundings)
}
