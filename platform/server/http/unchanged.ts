import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { HttpContext } from '../context.ts'

/** A name of a state for caches. */
export const stateName = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** A proxy that packs may have weakened the name, or have added how it packs. */
export const isKnownTo = ({ headers }: FastifyRequest, name: string) =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some(one => one.trim().replace(/^W\/|"|-(br|gzip)"$/g, '') === name)

/**
 * Names the state of an answer that is for its reader alone. Whoever knows that state is told so by 304: the command
 * then answers nothing.
 */
export function isUnchanged(state: unknown, { request, reply }: HttpContext): boolean {
  const name = stateName(JSON.stringify(state))
  reply.headers({
    etag: `"${name}"`,
    'cache-control': 'private, no-cache',
    vary: 'authorization, accept-language',
  })
  if (!isKnownTo(request, name)) return false
  reply.status(304)
  return true
}
