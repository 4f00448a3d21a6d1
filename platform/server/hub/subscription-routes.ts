import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { hubCookie, refuseToken } from './caller.ts'
import { gatheredDocument } from './gathered.ts'
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
import { gatheredTopics } from './topics.ts'

/** Segments of an address below that of all subscriptions. @throws 404 */
function segmentsOf(path: string): string[] {
  try {
    return path.slice(subscriptionsPath.length).split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw notFound()
  }
}

/** A matcher, or a matcher and a subscriber, or none. @throws 404 */
function assertMatcher(segments: readonly string[]) {
  if (![0, 2, 3].includes(segments.length)) throw notFound()
}

/**
 * Of the names that are the same for all, those that an address asks for, and the subscriber where it names one: all of them,
 * one as a matcher, or as it was written before version 1.0, by itself. None where it asks for something else.
 */
function gatheredAt(segments: readonly string[]) {
  const [type, match, subscriber] = segments.length === 1 ? ['exact', ...segments] : segments
  const topics = gatheredTopics().filter(({ path }) => match === undefined || path === match)
  return type === undefined || (type === 'exact' && topics.length && segments.length <= 3)
    ? { topics, subscriber }
    : null
}

/** @throws 404 */
function theOnly<T>([only]: readonly T[]): T {
  if (only === undefined) throw notFound()
  return only
}

/** Who hears what: of the protocol's clients, for whom a token lets ask; of the platform's people, whom the reader may know of. */
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
    const segments = segmentsOf(path)
    // Asked first: what changes in between is heard after it.
    const lastEventID = await lastId(database.kysely)
    const link = `<${hub.url}>; rel="mercure"; last-event-id="${lastEventID.replace(/["\\]/g, '\\$&')}"`
    reply.headers({
      link: `${link}; type="${hubEventType}"; content-type="application/json"`,
      'cache-control': 'no-store',
    })
    if (caller.kind === 'person') {
      const asked = gatheredAt(segments)
      if (!asked) throw refuseToken({ reply, publicUrl }, 403)
      const lists = await Promise.all(
        asked.topics.map(async ({ path, list }) =>
          (await list(caller.actor, database.kysely)).map(named => gatheredDocument(path, named)),
        ),
      )
      const { subscriber } = asked
      const listed = lists.flat()
      if (subscriber === undefined)
        return { id: path, type: 'subscriptions', subscriptions: listed, lastEventID }
      return theOnly(listed.filter(one => one.subscriber === subscriber))
    }
    if (!caller.grants.allows('subscribe', path)) throw refuseToken({ reply, publicUrl }, 403)
    assertMatcher(segments)
    const rows = await activeSubscriptions(database.kysely, segments)
    const subscriptions = rows.map(row => subscriptionDocument(row, true))
    return segments.length < 3 ? { id: path, type: 'subscriptions', subscriptions } : theOnly(subscriptions)
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
