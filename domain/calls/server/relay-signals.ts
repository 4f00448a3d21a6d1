import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden, Refusal } from '#platform/server/refusal.ts'
import type { sendSignals } from '../contract/connection.ts'
import type { SignalUpdate } from '../contract/updates.ts'
import { moment } from './call-columns.ts'
import { isConnected } from './connections.ts'
import { signalUpdate } from './forget-signals.ts'
import { tellPerson, type Untold } from './tell-person.ts'
import { readVisioToken } from './visio-token.ts'

/** A negotiation has some fifty; what is kept for whoever comes back is everybody's, and nobody pushes it out. */
const limit = { name: 'visio-signal', max: 300, seconds: 60 }

/** As much as an update of the hub holds, with its topic. */
const dataMost = 65_000

type Sender = { sent: number; isOver: boolean; peer: number | null }

/**
 * Says signals to one who is in the room with the caller, each once and in order, and to nobody else. They are kept with
 * what else is told: one that is lost while a stream reconnects would leave both without a picture.
 * @throws 403 for a token that is over, 409 where one of the two pages is not in the room any more, or one is missing
 */
export async function relaySignals(
  { token, to, first, signals }: BodyOf<typeof sendSignals>,
  context: Context,
): Promise<void> {
  const { db, actor, services } = context
  const claims = await readVisioToken(token, services)
  if (!claims || claims.userId !== actor.userId) throw forbidden('visio_token_expired')
  const { connection, room } = claims
  const sender = await maybeOne<Sender>(db)`
    select own.sent, coalesce(c.state <> 'accepted', false) as "isOver",
      (select k.user_id from visio_connection k where k.room_id = own.room_id and k.id = ${to}::uuid
        and k.id <> own.id and ${isConnected(moment(context))}) as peer
    from visio_connection own join visio_room r on r.id = own.room_id and r.uniqid = ${room}
      left join visio_call c on c.room_id = r.id
    where own.id = ${connection}::uuid and own.session_id = ${actor.sessionId}::uuid for update of own`
  if (!sender) throw conflict('connection_gone')
  if (sender.isOver) throw conflict('call_over')
  if (sender.peer === null) throw conflict('peer_gone')
  if (first > sender.sent + 1) throw conflict('signal_order')
  const fresh = signals.slice(sender.sent + 1 - first)
  if (!fresh.length) return
  for (const _one of fresh) await services.limiter.within(db).consume(limit, String(actor.userId))
  const updates = fresh.map((signal, at): Untold<SignalUpdate> => {
    const number = sender.sent + 1 + at
    return { state: 'signal', room, from: connection, to, number, signal }
  })
  if (updates.some(data => Buffer.byteLength(JSON.stringify(data)) > dataMost))
    throw new Refusal(413, 'too_large_body')
  await sql`
    update visio_connection set sent = sent + ${fresh.length} where id = ${connection}::uuid`.execute(db)
  const named = updates.map(update => ({ ...update, id: signalUpdate(connection, update.number) }))
  await tellPerson(sender.peer, named, context)
}
