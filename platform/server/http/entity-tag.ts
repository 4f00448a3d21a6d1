import { createHash } from 'node:crypto'
import type { HttpContext } from '../context.ts'

/**
 * Names an answer by what it is made of, and says 304 to whoever has it already: then nothing is left to do. A proxy that
 * packs may have weakened the name.
 */
export function isKnown(state: unknown, { request, reply }: Pick<HttpContext, 'request' | 'reply'>): boolean {
  const name = createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
  reply.headers({
    etag: `"${name}"`,
    'cache-control': 'private, no-cache',
    vary: 'authorization, accept-language',
  })
  const known = String(request.headers['if-none-match'] ?? '').split(',')
  const isSame = known.some(one => one.trim().replace(/^W\/|"/g, '') === name)
  if (isSame) reply.status(304)
  return isSame
}
