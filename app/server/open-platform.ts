import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { paths } from '#app/contract/paths.ts'
import { reserveSlugs } from '#domain/fairs/server/slugs.ts'
import {
  actorNow,
  anonymousActor,
  checkPolicies,
  createIdentify,
} from '#domain/identity/server/sessions/actor.ts'
import { authenticator } from '#domain/identity/server/sessions/authenticator.ts'
import { permissionFingerprints } from '#domain/identity/server/sessions/permission-fingerprints.ts'
import { mediaRoutes } from '#domain/media/server/routes.ts'
import { uploadRoutes } from '#domain/media/server/uploads/upload-routes.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { openWithStatistics } from '#platform/server/database/statistics-database.ts'
import { createServer, type ServerParts } from '#platform/server/http/create-server.ts'
import { workerPolicy } from '#platform/server/http/security-headers.ts'
import { defaultTimeouts, type Timeouts } from '#platform/server/http/timeouts.ts'
import { hubRoutes } from '#platform/server/hub/hub-routes.ts'
import type { Services } from '#platform/server/services.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { banner } from './banner.ts'
import { domains, handlers, registerAllDomains } from './domains.ts'
import { jobsOf } from './jobs.ts'
import { openForOperator } from './operator.ts'
import { builtAssets } from './pages/assets.ts'
import { type PageParts, pageRoutes } from './pages/page-routes.ts'
import { prepare } from './prepare.ts'
import { probes } from './probes.ts'
import { createLog, createServices } from './start-services.ts'

/** How pages are made: from the build, or by the development server. */
export type Pages = PageParts & {
  /** Serves the browser's files. */
  files: (app: FastifyInstance) => Promise<void>
}

export type Platform = { app: FastifyInstance; services: Services; url: string; close(): Promise<void> }

/** The pages of `dist/`, drawn by React's production build: it chooses by this name, the settings are read by now. */
export async function builtPages(): Promise<Pages> {
  process.env.NODE_ENV ||= 'production'
  const built = (await import(join(packageRoot, 'dist/server/render.js'))) as {
    render: PageParts['render']
    headScript: string
  }
  return {
    render: built.render,
    isSettled: true,
    headScript: built.headScript,
    assets: builtAssets(packageRoot),
    files: async app => {
      // Names carry their content's hash: kept for ever.
      await app.register(async files => {
        files.addHook('onRoute', route => {
          route.config = { ...route.config, access: 'anyone', isShared: false }
        })
        await files.register(fastifyStatic, {
          root: join(packageRoot, 'dist/client/assets'),
          prefix: '/assets/',
          preCompressed: true,
          immutable: true,
          maxAge: '365d',
          index: false,
          decorateReply: false,
          setHeaders: (reply, path) => {
            reply.setHeader('vary', 'Accept-Encoding')
            if (/\.worker-[^/]*\.js(\.br|\.gz)?$/.test(path))
              reply.setHeader('content-security-policy', workerPolicy)
          },
        })
      })
    },
  }
}

/** Opens everything: settings, database, migrations, first data, server; `null` serves the calls alone. */
export async function openPlatform(
  env: Record<string, string | undefined>,
  pages?: Pages | null,
): Promise<Platform> {
  const services = await openServices(env)
  try {
    await prepare(services)
    const { app, port, close } = await serve(services, pages)
    const closeOperator = await openForOperator(services)
    const url = addressOf(services.settings, port)
    process.stdout.write(banner(url, services.settings, services.database.kind === 'embedded'))
    return {
      app,
      services,
      url,
      close: async () => {
        await closeOperator()
        await close()
      },
    }
  } catch (error) {
    await services.database.close()
    throw error
  }
}

/** Settings, database and what works on it; nothing is written yet. */
export async function openServices(env: Record<string, string | undefined>): Promise<Services> {
  const { version } = fieldsIn(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')))
  const settings = readSettings(env, String(version))
  const log = createLog(settings)
  const { database, statistics } = await openWithStatistics({
    ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
    statisticsUrl: settings.STATS_DATABASE_URL,
    dataDir: settings.DATA_DIR,
    log,
    onFatal: error => {
      log.fatal({ error }, 'the database is lost')
      process.exit(1)
    },
  })
  return createServices(settings, database, log, statistics)
}

/** Answers from now on, and works on the queue; what does so ends with the database. */
export async function serve(services: Services, pages?: Pages | null) {
  const { settings, database, queue, outbox } = services
  const app = await assemblePlatform(services, pages === undefined ? await builtPages() : pages)
  await app.ready()
  await app.drawFirst?.()
  await app.listen({ port: settings.PORT, host: settings.HOST })
  await queue.start()
  const address = app.server.address()
  return {
    app,
    port: typeof address === 'object' && address ? address.port : settings.PORT,
    close: async () => {
      await app.close()
      await queue.stop()
      outbox.close()
      await database.close()
    },
  }
}

/** Where people find it; the port may have been chosen by the system. */
export const addressOf = ({ PUBLIC_URL }: Settings, port: number): string =>
  PUBLIC_URL.startsWith('http://localhost') ? `http://localhost:${port}` : PUBLIC_URL

/** The server with all its routes, not yet listening. */
export async function assemblePlatform(
  services: Services,
  pages: Pages | null,
  timeouts: Timeouts = defaultTimeouts,
  watch?: ServerParts['watch'],
): Promise<FastifyInstance> {
  registerAllDomains()
  services.queue.register(jobsOf(services))
  checkPolicies()
  reserveSlugs(
    new Set(
      Object.values(paths)
        .flatMap(path => path.split('/')[1] ?? [])
        .filter(segment => segment && !segment.startsWith(':')),
    ),
  )
  const identify = createIdentify(services)
  return createServer({
    services,
    identify,
    handlers,
    timeouts,
    ...(watch && { watch }),
    extend: async app => {
      const companions = domains.flatMap(domain => domain.companions?.(services) ?? [])
      for (const companion of companions) {
        app.addHook('onReady', () => companion.start())
        app.addHook('preClose', () => companion.stop())
      }
      probes(app, services, companions)
      mediaRoutes(app, services, { identify, actorNow, stranger: anonymousActor })
      await uploadRoutes(app, services, identify)
      await hubRoutes(app, services, {
        authenticate: authenticator(services),
        stranger: anonymousActor,
        sessions: ids => permissionFingerprints(services.database, ids),
        watches: domains.flatMap(domain => domain.streams?.(services) ?? []),
        pause: timeouts.listeners,
      })
      if (!pages) return
      await pages.files(app)
      pageRoutes(app, services, pages)
    },
  })
}
