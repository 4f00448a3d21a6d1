import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { hubCookie, refuseToken } from './caller.ts'
import { lastId } from './history.ts'
import type { Hub } from './hub.ts'
import { metadataPath } from './hub-path.ts'
import { detailType } from './hub-tokens.ts'
import { matcherTypes } from './matchers.ts'
import {
  activeSubscriptions,
  hubEventType,
  subscriptionDocument,
  subscriptionsPath,
} from './subscriptions.ts'

/** Segments of an address below that of all subscriptions: none, a matcher, or a matcher and a subscriber. @throws 404 */
function segmentsOf(path: string): string[] {
  const segments = path.slice(subscriptionsPath.length).split('/').slice(1)
  if (![0, 2, 3].includes(segments.length)) throw notFound()
  try {
    return segments.map(decodeURIComponent)
  } catch {
    throw notFound()
  }
}

/** Who of the protocol's clients hears what, for whom a token lets ask. */
export function subscriptionRoutes(
  app: FastifyInstance,
  hub: Hub,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
) {
  const { PUBLIC_URL: publicUrl } = settings
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = (request.raw.url ?? '').split('?')
    const caller = await hub.caller(request, reply)
    if (caller.kind === 'stranger') throw refuseToken({ reply, publicUrl }, 'missing')
    if (caller.kind === 'person' || !caller.grants.allows('subscribe', path))
      throw refuseToken({ reply, publicUrl }, 403)
    const segments = segmentsOf(path)
    // Asked first: what changes in between is heard after it.
    const last = (await lastId(database.kysely)).replace(/["\\]/g, '\\$&')
    const rows = await activeSubscriptions(database.kysely, segments)
    reply.headers({
      link: `<${hub.url}>; rel="mercure"; last-event-id="${last}"; type="${hubEventType}"; content-type="application/json"`,
      'cache-control': 'no-store',
    })
    const subscriptions = rows.map(row => subscriptionDocument(row, true))
    if (segments.length < 3) return { id: path, type: 'subscriptions', subscriptions }
    const [only] = subscriptions
    if (!only) throw notFound()
    return only
  }
  for (const url of [subscriptionsPath, `${subscriptionsPath}/*`])
    app.get(url, { config: { access: 'anyone' }, schema: { hide: true }, exposeHeadRoute: false, handler })
}

/** What a client has to know before it asks for a token. */
export function metadataRoute(app: FastifyInstance, { HUB_AUDIENCE }: Services['settings']) {
  app.get(metadataPath, { config: { access: 'anyone' }, schema: { hide: true } }, async () => ({
    resource: HUB_AUDIENCE,
    authorization_details_types_supported: [detailType],
    bearer_methods_supported: ['header'],
    mercure_cookie: hubCookie,
    mercure_matcher_types_supported: matcherTypes,
    mercure_subscriptions: true,
  }))
}
