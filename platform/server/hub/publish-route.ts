import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { assertOwnPage, type HubCaller, refuseToken } from './caller.ts'
import type { Hub } from './hub.ts'
import { hubPath } from './hub-path.ts'
import { readPublication } from './publication.ts'
import { publishing } from './publish.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who publishes; known before a byte of what they publish is read. */
    publisher: HubCaller | null
  }
}

/** Takes updates of publishers: of whoever holds a token that grants it, never of the platform's own people. */
export function publishRoute(
  app: FastifyInstance,
  hub: Hub,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
) {
  const { PUBLIC_URL: publicUrl, HUB_CORS: origins } = settings
  const publish = publishing(database.kysely)
  app.decorateRequest('publisher', null)
  app.route({
    method: 'POST',
    url: hubPath,
    // Updates are a record of their own, and what they tell is another server's affair.
    config: { access: 'anyone', audit: 'never' },
    schema: { hide: true },
    async onRequest(request, reply) {
      assertOwnPage({ request, reply, publicUrl }, origins)
      request.publisher = await hub.caller(request, reply)
      if (request.publisher.kind === 'stranger') throw refuseToken({ reply, publicUrl }, 'missing')
      if (request.publisher.kind === 'person') throw refuseToken({ reply, publicUrl }, 403)
    },
    async handler(request, reply) {
      const update = readPublication(typeof request.body === 'string' ? request.body : '', hub.url)
      const { publisher } = request
      const isGranted = (topic: string) =>
        publisher?.kind === 'client' && publisher.grants.allows('publish', topic)
      if (!update.topics.every(isGranted)) throw refuseToken({ reply, publicUrl }, 403)
      return reply.type('text/plain; charset=utf-8').send(await publish(update))
    },
  })
}
