import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { Slots } from '../slots.ts'
import { sourceOf } from '../source-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It costs next to nothing: it takes nobody's share. */
    isShared?: false
  }
  interface FastifyRequest {
    /** Gives back the share of its source that this request has taken. */
    leave: (() => void) | null
  }
}

/** Of one source: so many requests are worked on at once, so many more wait for their turn. */
export const share = { atOnce: 24, waiting: 2_000 }

/** Where calls come from that the server makes of itself, while it draws a page: no address of anybody. */
export const ownCalls = 'own calls'

/**
 * One address keeps no other from being answered, however much it asks for at once. A whole school or firm may come from
 * one: many of it may wait, and still no more are worked on. @throws 429 beyond its share
 */
export function shareOut(app: FastifyInstance) {
  const sources = new Map<string, Slots>()

  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    const { isShared, upload } = request.routeOptions.config
    if (isShared === false || upload || request.raw.socket.remoteAddress === ownCalls) return
    const source = sourceOf(request.ip)
    const slots = sources.get(source) ?? new Slots(share.atOnce)
    sources.set(source, slots)
    if (slots.waiting >= share.waiting) throw new Refusal(429, 'too_many_requests', { retryAfter: 1 })
    await slots.take()
    request.leave = () => {
      request.leave = null
      slots.free()
      if (slots.isIdle) sources.delete(source)
    }
    reply.raw.once('close', () => request.leave?.())
    // Gone while they waited: nobody reads what would be worked out.
    if (!request.raw.socket.destroyed) return
    request.leave()
    return reply.hijack()
  }
  const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

  app.decorateRequest('leave', null)
  app.addHook('onRequest', async (request, reply) => (hasBody(request) ? undefined : enter(request, reply)))
  // Whoever sends slowly takes up nothing but a connection until it is all there.
  app.addHook('preValidation', async (request, reply) =>
    hasBody(request) ? enter(request, reply) : undefined,
  )
  app.addHook('onSend', async (request, _reply, payload) => {
    request.leave?.()
    return payload
  })
}
