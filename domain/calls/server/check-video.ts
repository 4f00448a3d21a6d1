import { sql } from 'kysely'
import { isInFair } from '#domain/messaging/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { checkVideo } from '../contract/connection.ts'
import { isCalledIn } from './callable.ts'
import { isEngineUp } from './providers/janus/read-engine.ts'
import { videoProvider } from './providers/video-provider.ts'

const limit = { name: 'visio-check', max: 20, seconds: 60 }

/** For whoever may call at all: what opens the relay is given to nobody else. @throws 403 */
export async function checkVideoFor(context: Context): Promise<ResponseOf<typeof checkVideo>> {
  const { db, actor, services } = context
  const mayCall = await maybeOne(db)`
    select 1 from fair f where ${isCalledIn} and ${isInFair(sql`f.id`, context)}
      and exists (select 1 from app_user me where me.id = ${actor.userId} and takes_part(me, f.id)) limit 1`
  if (!mayCall) throw forbidden('calls_not_open')
  await services.limiter.consume(limit, String(actor.userId))
  const { name, iceServers } = videoProvider(services.settings, 'call')
  const engine = services.settings.JANUS_URL ? { isAvailable: await isEngineUp(db) } : null
  const servers = iceServers(actor.userId ?? 0, services.now())
  return { isAvailable: true, apiKey: name, engine, hasRelay: servers.length > 0, iceServers: servers }
}
