import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { snapshots } from '../database/snapshot.ts'
import { localeOf } from './respond.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Everybody reads it and it changes rarely: answers to those not logged in are kept until something is written. */
    kept?: boolean
  }
  interface FastifyRequest {
    /** What the database held when this answer was begun, for an answer that is to be kept. */
    keptFor: string | null
  }
}

type Kept = { body: string; etag: string; headers: Record<string, unknown> }

const most = 500
const ofPages = /^(x-(current-page|page-count|total-items|items-per-page)|content-type)$/

const keyOf = (request: FastifyRequest) => `${localeOf(request)} ${request.url}`

/** The same name may come back weakened by a proxy that packs. */
const knows = (request: FastifyRequest, etag: string) =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some(one => one.trim().replace(/^W\//, '') === etag)

/**
 * Lists for everybody with a name of their state (`ETag`). What the database holds for a reader is told by its
 * snapshot, which any committed change moves, of this server or of another on the same database: an answer is as good
 * as new while the snapshot is the same, and forgotten with it.
 */
export function keepAnswers(app: FastifyInstance, db: Kysely<never>) {
  const snapshot = snapshots(db)
  let state = ''
  let answers = new Map<string, Kept>()
  const isFor = (request: FastifyRequest) =>
    request.method === 'GET' && request.routeOptions.config.kept === true && request.actor.userId === null

  const send = (request: FastifyRequest, reply: FastifyReply, kept: Kept) => {
    reply.headers({ ...kept.headers, etag: kept.etag, 'cache-control': 'no-cache' })
    return knows(request, kept.etag) ? reply.status(304).send() : reply.send(kept.body)
  }

  app.decorateRequest('keptFor', null)
  app.addHook('preHandler', async (request, reply) => {
    if (!isFor(request)) return
    const now = await snapshot()
    if (now !== state) {
      state = now
      answers = new Map()
    }
    const kept = answers.get(keyOf(request))
    if (kept) return send(request, reply, kept)
    request.keptFor = now
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.keptFor === null || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([name]) => ofPages.test(name)),
    )
    if (request.keptFor === state && answers.size < most)
      answers.set(keyOf(request), { body: payload, etag, headers })
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (!knows(request, etag)) return payload
    reply.status(304)
    return ''
  })
}
