import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Companion } from '#platform/server/companion.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * For whoever watches the server: alive; able to serve, and which of the servers that it works with answer: without them
 * the rest is served. And the sign in the tab.
 */
export function probes(app: FastifyInstance, { database }: Services, companions: readonly Companion[]) {
  const config = { access: 'probe', isShared: false as const }
  const icon = readFileSync(join(packageRoot, 'app/web/favicon.svg'))
  app.get('/health', { config, schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/ready', { config, schema: { hide: true } }, async (_request, reply) => {
    const ready = await database.ready()
    if (!ready) return reply.status(503).send({ status: 'database unavailable' })
    const answers = companions.map(async one => [one.name, (await one.isUp()) ? 'ready' : 'unavailable'])
    return reply.send({ status: 'ready', ...Object.fromEntries(await Promise.all(answers)) })
  })
  app.get('/favicon.svg', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  app.get('/robots.txt', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /api/\nDisallow: /media/\n'),
  )
}
