import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import {
  closingSeconds,
  type VisioAccess,
  type VisioPeer,
  type visioAccess,
  visioTokenSeconds,
} from '../contract/connection.ts'
import type { VisioState } from '../contract/visio-call.ts'
import { isTheirs, moment } from './call-columns.ts'
import { isConnected, isToldOfIn, lease, missed, pushToRoom } from './connected.ts'
import { forgetSignals } from './forget-signals.ts'
import { readEngine } from './providers/janus/read-engine.ts'
import { type RoomKind, videoProvider } from './providers/video-provider.ts'
import { assertStays } from './stays.ts'
import { signVisioToken } from './visio-token.ts'

export type VisitedRoom = { room: number; uniqid: string; kind: RoomKind }

/** As whom somebody comes in: of those who look after the room, and whether they show themselves or speak. */
export type Entrant = { isTeam: boolean; mayPublish: boolean }
const callParty: Entrant = { isTeam: false, mayPublish: true }

const limit = { name: 'visio-enter', max: 30, seconds: 60 }

/** Whoever was muted does not speak or show themselves by coming in anew; whoever comes another day does. */
const mutedFor = sql`interval '10 minutes'`

/**
 * One’s place in a room: the page that has it keeps it, another page takes it over as whom it is let in.
 * @throws 404 for whoever is let in as nobody, and has no place to keep
 */
async function enter(
  { room, uniqid }: Omit<VisitedRoom, 'kind'>,
  ownConnection: string | undefined,
  entrant: Entrant | null,
  context: Context,
): Promise<string> {
  const { db, actor, services } = context
  const now = moment(context)
  const before = await maybeOne<{ id: string; isOwn: boolean }>(db)`
    select k.id, k.session_id is not distinct from ${actor.sessionId}::uuid as "isOwn"
    from visio_connection k where k.room_id = ${room} and k.user_id = ${actor.userId} for update`
  if (before?.isOwn && before.id === ownConnection) {
    await renew(before.id, context)
    return before.id
  }
  if (!entrant) throw notFound()
  const { isTeam, mayPublish } = entrant
  await services.limiter.within(db).consume(limit, String(actor.userId))
  if (before) await forgetSignals(sql`k.id = ${before.id}::uuid`, context)
  const id = randomUUID()
  await sql`
    insert into visio_connection
      (id, room_id, user_id, session_id, joined_at, held_since, held_until, is_team, may_publish)
    values (${id}::uuid, ${room}, ${actor.userId}, ${actor.sessionId}::uuid, ${now}, ${now},
      ${now} + ${lease}, ${isTeam}, ${mayPublish})
    on conflict on constraint visio_connection_once do update set id = excluded.id,
      session_id = excluded.session_id, joined_at = excluded.joined_at, held_since = excluded.held_since,
      held_until = excluded.held_until, sent = 0, is_team = excluded.is_team,
      may_publish = excluded.may_publish,
      is_muted = visio_connection.is_muted and visio_connection.held_until > ${now} - ${mutedFor},
      is_camera_muted = visio_connection.is_camera_muted
        and visio_connection.held_until > ${now} - ${mutedFor},
      sends_microphone = false, sends_camera = false, sends_screen = false`.execute(db)
  const update = { state: 'join', room: uniqid, user: actor.userId ?? 0, connection: id } as const
  await pushToRoom(room, { ...update, replaces: before?.id ?? null }, context)
  return id
}

/** Whoever missed a renewal, as while the server was away, is there anew from now on. */
async function renew(connection: string, context: Context): Promise<boolean> {
  const now = moment(context)
  const renewed = await many(context.db)`
    update visio_connection k set held_until = ${now} + ${lease},
      held_since = case when k.held_until < ${now} + ${lease} - ${missed} then ${now} else k.held_since end
    where k.id = ${connection}::uuid and k.user_id = ${context.actor.userId}
      and k.session_id = ${context.actor.sessionId}::uuid
    returning 1`
  return renewed.length > 0
}

async function peersOf(room: number, connection: string, context: Context): Promise<VisioPeer[]> {
  return many<VisioPeer>(context.db)`
    select k.id as connection, k.user_id as user,
      (k.joined_at, k.id) < (own.joined_at, own.id) as "isEarlier"
    from visio_connection k
      join visio_connection own on own.room_id = k.room_id and own.id = ${connection}::uuid
    where k.room_id = ${room} and k.id <> own.id and ${isConnected(moment(context))}
      and ${isToldOfIn(sql`k.room_id`)}
    order by k.joined_at, k.id`
}

/** Lets the caller into a room that they may be in, or go on there: the calls before decided that. */
export async function accessTo(
  entry: VisitedRoom,
  ownConnection: string | undefined,
  entrant: Entrant | null,
  context: Context,
): Promise<VisioAccess> {
  const { services, actor } = context
  const userId = actor.userId ?? 0
  const provider = videoProvider(services.settings, entry.kind)
  if (!provider) throw conflict('no_engine')
  const { name, capabilities, iceServers } = provider
  const connection = await enter(entry, ownConnection, entrant, context)
  return {
    token: await signVisioToken({ userId, room: entry.uniqid, connection }, services),
    sessionId: entry.uniqid,
    apiKey: name,
    iceServers: iceServers(userId, services.now()),
    connection,
    engine: name === 'p2p' ? null : await readEngine(entry.room, capabilities, context),
    expiresIn: visioTokenSeconds,
    peers: await peersOf(entry.room, connection, context),
  }
}

type Enterable = VisitedRoom & { state: VisioState | null; isIn: boolean }

/**
 * Into a call; in any other room one’s page only stays as what it was let in (`comeIn`).
 * @throws 404 for a room that is not the caller's, 409 for a call that rings or is over
 */
export async function joinRoom(
  { room: uniqid, connection }: BodyOf<typeof visioAccess>,
  context: Context,
): Promise<VisioAccess> {
  const now = moment(context)
  const found = await maybeOne<Enterable>(context.db)`
    select r.id as room, r.uniqid, r.kind, c.state, exists (
      select 1 from visio_connection k where k.room_id = r.id and r.kind <> 'call'
        and k.user_id = ${context.actor.userId} and k.session_id = ${context.actor.sessionId}::uuid
        and k.id = ${connection ?? null}::uuid and ${isConnected(now)})
      as "isIn"
    from visio_room r left join visio_call c on c.room_id = r.id and ${isTheirs(context.actor.userId)}
    where r.uniqid = ${uniqid}`
  if (!found || (found.state === null && !found.isIn)) throw notFound()
  if (found.state === 'ringing') throw conflict('call_not_accepted')
  if (found.state !== null && found.state !== 'accepted') throw conflict('call_over')
  if (found.state === null) await assertStays(found, context)
  return accessTo(found, connection, found.state === null ? null : callParty, context)
}

/** @throws 404 for what never was the caller's, 409 once another page has the place or the room is over for them, 403 for a right that is lost */
export async function keepConnection(connection: string, context: Context): Promise<void> {
  const of = await maybeOne<{ room: number; kind: RoomKind }>(context.db)`
    select r.id as room, r.kind from visio_connection k join visio_room r on r.id = k.room_id
    where k.id = ${connection}::uuid and k.user_id = ${context.actor.userId}`
  if (of && of.kind !== 'call') await assertStays(of, context)
  if (!(await renew(connection, context))) throw conflict('connection_gone')
}

/** A page of a video room is closed; whatever has taken its place keeps it. */
export async function leaveSoon(connection: string, context: Context): Promise<void> {
  const now = moment(context)
  await sql`
    update visio_connection k
      set held_until = least(k.held_until, ${now} + make_interval(secs => ${closingSeconds}))
    from visio_room r
    where r.id = k.room_id and r.kind <> 'call' and k.id = ${connection}::uuid
      and k.user_id = ${context.actor.userId} and k.session_id = ${context.actor.sessionId}::uuid`.execute(
    context.db,
  )
}
