import type { FastifyInstance } from 'fastify'

/** Hangs up on whoever dribbles a body that is no file: the server's own timeout has to be long enough for a brochure. */
export function limitBodyTime(app: FastifyInstance, milliseconds: number) {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return
    const late = setTimeout(() => raw.destroy(), milliseconds).unref()
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  })
}
