import type { FastifyInstance } from 'fastify'
import { hubPath } from './hub-path.ts'

/** What pages of other sites may send, and read of the answer. */
const preflight = {
  'access-control-allow-methods': 'GET, QUERY, POST',
  'access-control-allow-headers': 'Authorization, Cache-Control, Content-Type, Last-Event-ID',
  'access-control-max-age': '600',
}
const readable = 'Link, Mercure-Last-Event-ID, WWW-Authenticate'

/** Lets pages of these origins talk to the hub, with their cookie; never those of any other. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.header('vary', 'Origin, Authorization, Cookie')
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readable,
    })
  })
  const config = { access: 'anyone' }
  app.options(hubPath, { config, schema: { hide: true } }, async ({ headers: { origin } }, reply) => {
    if (origin !== undefined && origins.includes(origin)) reply.headers(preflight)
    return reply.code(204).send()
  })
}
