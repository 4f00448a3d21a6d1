import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import type { sendSignals } from '../contract/connection.ts'
import { moment } from './call-columns.ts'
import { hasSession } from './connected.ts'
import { type RoomKind, videoProvider } from './providers/video-provider.ts'
import { readVisioToken } from './visio-token.ts'

/** A negotiation has some fifty; what is kept for whoever comes back is everybody's, and nobody pushes it out. */
const limit = { name: 'visio-signal', max: 300, seconds: 60 }

type Sending = {
  sent: number
  room: number
  kind: RoomKind
  isOver: boolean
  peer: number | null
  mayPublish: boolean
}

/**
 * Says signals to one who is in the room with the caller, or to its engine, each once and in order, and to nobody else. Whoever
 * has not been heard of for a while hears them on coming back, as both do after the server was away.
 * @throws 403 for a token that is over or of another room, 409 where one of the two pages is not in the room any more, or one is missing
 */
export async function relaySignals(
  uniqid: string,
  { token, to, first, signals }: BodyOf<typeof sendSignals>,
  context: Context,
): Promise<void> {
  const { db, actor, services } = context
  const claims = await readVisioToken(token, services)
  if (!claims || claims.userId !== actor.userId || claims.room !== uniqid)
    throw forbidden('visio_token_expired')
  const { connection, userId } = claims
  const own = await maybeOne<Sending>(db)`
    select own.sent, own.room_id as room, coalesce(c.state <> 'accepted', false) as "isOver",
      r.kind, own.may_publish as "mayPublish",
      (select k.user_id from visio_connection k where k.room_id = own.room_id and k.id = ${to}::uuid
        and k.id <> own.id and ${hasSession(moment(context))}) as peer
    from visio_connection own join visio_room r on r.id = own.room_id and r.uniqid = ${uniqid}
      left join visio_call c on c.room_id = r.id
    where own.id = ${connection}::uuid and own.session_id = ${actor.sessionId}::uuid for update of own`
  if (!own) throw conflict('connection_gone')
  if (own.isOver) throw conflict('call_over')
  if (own.peer === null && to !== connection) throw conflict('peer_gone')
  if (first > own.sent + 1) throw conflict('signal_order')
  const fresh = signals.slice(own.sent + 1 - first)
  if (!fresh.length) return
  for (const _one of fresh) await services.limiter.within(db).consume(limit, String(actor.userId))
  const sender = { connection, room: own.room, uniqid, userId, mayPublish: own.mayPublish }
  const said = { sender, to, peer: own.peer, first: own.sent + 1, signals: fresh }
  const provider = videoProvider(services.settings, own.kind)
  if (!provider) throw conflict('no_engine')
  await provider.handle(said, context)
  await sql`
    update visio_connection set sent = sent + ${fresh.length} where id = ${connection}::uuid`.execute(db)
}
