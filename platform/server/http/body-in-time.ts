import type { FastifyInstance } from 'fastify'

/** Milliseconds for a body that is no file. A file on a slow line has the server's `requestTimeout`. */
export const bodyTimeout = 30_000

/** Hangs up on whoever dribbles a body: the server's own timeout has to be long enough for a brochure. */
export function demandBodyInTime(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return
    const late = setTimeout(() => raw.destroy(), bodyTimeout).unref()
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  })
}
