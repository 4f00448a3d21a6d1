import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CachedBy } from '#platform/contract/endpoint.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import type { AskVersions, ContentVersions } from '../database/content-versions.ts'
import { Packed } from './packed.ts'
import { localeOf } from './respond.ts'
import { ownCalls } from './shares.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What everybody who is not logged in is told alike is cached until this changes. */
    cachedBy?: CachedBy | undefined
    /** Whether whoever is logged in and asks is told the same as all others who may see it: it is cached for them too. */
    sharedWith?: (request: FastifyRequest) => Promise<boolean>
  }
  interface FastifyRequest {
    /** This answer is being worked out for all who ask for it meanwhile. */
    caching: { key: string; done: (cached: CachedResponse | null) => void } | null
  }
}

type CachedResponse = { body: Packed; headers: { [name: string]: string | number | string[] | undefined } }

const mostBytes = 32 * 1024 * 1024
const ofPages = /^(x-(current-page|page-count|total-items|items-per-page)|content-type)$/

const asOfHeader = 'x-as-of'

type Names = Pick<ContentVersions, 'content' | 'common' | 'presence'>

/** Headers of a call of our own that is answered under names which were asked for already. */
export const asOf = (names: Names | undefined): Record<string, string> =>
  names ? { [asOfHeader]: `${names.content} ${names.common} ${names.presence}` } : {}

/** No header of anybody else is believed. */
function ownNames({ raw, headers }: FastifyRequest): Names | undefined {
  const said = raw.socket.remoteAddress === ownCalls ? headers[asOfHeader] : undefined
  if (typeof said !== 'string') return
  const [content = '', common = '', presence = ''] = said.split(' ')
  return { content, common, presence }
}

const nameOf: Record<CachedBy, (names: Names) => string> = {
  common: ({ common }) => `common ${common}`,
  content: ({ content }) => content,
  presence: ({ content, presence }) => `${content} ${presence}`,
}

const isMember = ({ actor }: FastifyRequest) => actor.userId !== null

/**
 * The call and what it was asked: every parameter is one that it knows, or it is refused. What was worked out for somebody who
 * is logged in is told to no stranger.
 */
const keyOf = (request: FastifyRequest, version: string) => {
  const { locale: _locale, ...query } = fieldsIn(request.query)
  const asked = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1))
  const { params, routeOptions } = request
  return JSON.stringify([version, localeOf(request), isMember(request), routeOptions.url, params, asked])
}

/** What depends on who may see it is for nobody between us and them. */
async function sendCached(body: Packed, request: FastifyRequest, reply: FastifyReply) {
  const sent = await body.for(request, reply)
  if (isMember(request)) reply.header('cache-control', 'private, no-cache')
  return sent
}

/**
 * Answers for everybody, kept packed under a name of what they show (`ETag`). An answer is as good as new while the
 * version of that is the same, whoever changes it, here or on another server; who asks while it is worked out waits for
 * it.
 */
export function cacheResponses(app: FastifyInstance, versions: AskVersions) {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.size,
  })
  const underWay = new Map<string, Promise<CachedResponse | null>>()

  const send = async (request: FastifyRequest, reply: FastifyReply, { headers, body }: CachedResponse) => {
    reply.headers(headers)
    return reply.send(await sendCached(body, request, reply))
  }
  const begin = (request: FastifyRequest, key: string) => {
    const response = new Promise<CachedResponse | null>(resolve => {
      request.caching = { key, done: resolve }
    })
    underWay.set(key, response)
    void response.then(() => underWay.delete(key))
  }

  app.decorateRequest('caching', null)
  app.addHook('preHandler', async (request, reply) => {
    const { cachedBy, sharedWith } = request.routeOptions.config
    if (request.method !== 'GET' || !cachedBy) return
    if (isMember(request) && !(await sharedWith?.(request))) return
    const names = ownNames(request) ?? (await versions())
    const key = keyOf(request, nameOf[cachedBy](names))
    const waiting = underWay.get(key)
    const cached = responses.get(key) ?? (await waiting)
    if (cached) return send(request, reply, cached)
    // A refusal is not cached: who waited for it in vain asks alone.
    if (!waiting) begin(request, key)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { caching } = request
    if (!caching) return payload
    request.caching = null
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      caching.done(null)
      return payload
    }
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([name]) => ofPages.test(name)),
    )
    const cached = { body: new Packed(payload), headers }
    responses.set(caching.key, cached)
    caching.done(cached)
    return sendCached(cached.body, request, reply)
  })
  app.addHook('onResponse', async request => request.caching?.done(null))
}
