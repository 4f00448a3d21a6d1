import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Hub } from './hub.ts'
import { pongBegin } from './pong.ts'

/** The id of a ping is all that is needed: nobody else has heard it, and all that it does is to keep a stream open. */
export function pongRoute(app: FastifyInstance, hub: Hub) {
  app.route<{ Params: { id: string } }>({
    method: 'POST',
    url: `${pongBegin}:id`,
    config: { access: 'anyone', audit: 'never' },
    schema: { hide: true, params: Type.Object({ id: Type.String({ format: 'uuid' }) }) },
    async handler({ params }, reply) {
      hub.answered(params.id)
      return reply.code(204).send()
    },
  })
}
