import type { FastifyInstance } from 'fastify'

const file = /^(multipart\/|application\/offset\+octet-stream)/

/** Hangs up on whoever dribbles a body that is no file: the server's own timeout has to be long enough for a brochure. */
export function limitBodyTime(app: FastifyInstance, milliseconds: number) {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody || file.test(headers['content-type'] ?? '')) return
    const late = setTimeout(() => raw.destroy(), milliseconds).unref()
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  })
}
