import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { allowOrigins } from './cors.ts'
import { createHub, type HubParts } from './hub.ts'
import { pongRoute } from './pong-route.ts'
import { publishRoute } from './publish-route.ts'
import { subscribeRoute } from './subscribe-route.ts'
import { metadataRoute, subscriptionRoutes } from './subscription-routes.ts'

const form = 'application/x-www-form-urlencoded'

/** The push hub: what open pages are told, by the Mercure protocol. */
export async function hubRoutes(app: FastifyInstance, services: Services, parts: HubParts) {
  const { settings } = services
  const hub = createHub(services, parts)
  app.addHook('onReady', () => hub.start())
  app.addHook('preClose', () => hub.stop())
  await app.register(async routes => {
    routes.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    allowOrigins(routes, settings.HUB_CORS)
    subscribeRoute(routes, hub, settings.PUBLIC_URL)
    publishRoute(routes, hub, services)
    pongRoute(routes, hub)
    subscriptionRoutes(routes, hub, services)
    metadataRoute(routes, settings)
  })
}
