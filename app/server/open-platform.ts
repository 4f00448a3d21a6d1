import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { paths } from '#app/contract/paths.ts'
import { reserveSlugs } from '#domain/fairs/server/slugs.ts'
import { checkPolicies, createIdentify } from '#domain/identity/server/actor.ts'
import { standingsOf } from '#domain/identity/server/standings.ts'
import { mediaRoutes } from '#domain/media/server/routes.ts'
import { mayHearChanges } from '#domain/visit/server/index.ts'
import { foldChanges } from '#platform/server/database/content-versions.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { createServer } from '#platform/server/http/create-server.ts'
import { type Patience, usualPatience } from '#platform/server/http/patience.ts'
import { liveRoutes } from '#platform/server/live/live-routes.ts'
import type { Services } from '#platform/server/services.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { progress } from '#platform/server/terminal/progress.ts'
import { seedReference } from '#seed/reference.ts'
import { banner } from './banner.ts'
import { answers, registerResources } from './domains.ts'
import { startJobs } from './jobs.ts'
import { openForOperator } from './operator.ts'
import { builtAssets } from './pages/assets.ts'
import { type PageParts, pageRoutes } from './pages/page-routes.ts'
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
          route.config = { ...route.config, access: 'anyone' }
        })
        await files.register(fastifyStatic, {
          root: join(packageRoot, 'dist/client/assets'),
          prefix: '/assets/',
          preCompressed: true,
          immutable: true,
          maxAge: '365d',
          index: false,
          decorateReply: false,
          setHeaders: reply => reply.setHeader('vary', 'Accept-Encoding'),
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
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  const settings = readSettings(env, version)
  const log = createLog(settings)
  const database = await openDatabase({
    ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
    dataDir: settings.DATA_DIR,
    log,
    onFatal: error => {
      log.fatal({ error }, 'the database is lost')
      process.exit(1)
    },
  })
  try {
    await migrateWithProgress(database)
    await foldChanges(database).catch(error => log.warn({ error }, 'changes were not folded'))
    const services = createServices(settings, database, log)
    await fill(settings, services)
    if (settings.isPublic) await refuseKnownAccounts(services)
    const app = await assemble(services, pages === undefined ? await builtPages() : pages)
    await app.listen({ port: settings.PORT, host: settings.HOST })
    const stopOperator = await openForOperator(services)
    const stopJobs = startJobs(services)
    services.outbox.start()
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    const url = settings.PUBLIC_URL.startsWith('http://localhost')
      ? `http://localhost:${port}`
      : settings.PUBLIC_URL
    process.stdout.write(banner(url, settings, database.kind === 'embedded'))
    return {
      app,
      services,
      url,
      close: async () => {
        stopJobs()
        await stopOperator()
        await app.close()
        await services.outbox.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function migrateWithProgress(database: Database) {
  const bar = progress('Preparing the database')
  await migrate(database, { onStep: ({ name }, { step, of }) => bar.step(step, of, name) })
  bar.end()
}

/** Reference lists always; the demo fair into an empty database, where it is wanted. */
async function fill(settings: Settings, services: Services) {
  const { database } = services
  await database.transaction(db => seedReference(db))
  if (!settings.DEMO) return
  const some = await database.kysely.selectFrom('fair').select('id').limit(1).executeTakeFirst()
  if (some) return
  const { seedDemo } = await import('#seed/demo/index.ts')
  const bar = progress('Furnishing the demo fair')
  await seedDemo({
    services,
    now: services.now(),
    onProgress: (done: number, total: number, what: string) => bar.step(done, total, what),
  })
  bar.end()
}

/** Accounts that anybody can open are no guests of a server that anybody can reach. @throws naming the way out */
async function refuseKnownAccounts({ database }: Services) {
  const { knownAccounts } = await import('#seed/demo/known-accounts.ts')
  const [first, ...others] = await knownAccounts(database.kysely)
  if (!first) return
  throw new Error(
    `The database holds accounts with the demo's published password: ${first}${others.length ? ` and ${others.length} more` : ''}. ` +
      'A server that others reach does not start with them. Close them: npm run admin -- remove-demo',
  )
}

/** The server with all its routes, not yet listening. */
export async function assemble(
  services: Services,
  pages: Pages | null,
  patience: Patience = usualPatience,
): Promise<FastifyInstance> {
  registerResources()
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
    answers,
    patience,
    extend: async app => {
      probes(app, services)
      mediaRoutes(app, services, identify)
      await liveRoutes(app, services, identify, {
        mayHear: mayHearChanges,
        standings: sessionIds => standingsOf(services.database, sessionIds),
        pause: patience.listeners,
      })
      if (!pages) return
      await pages.files(app)
      pageRoutes(app, services, pages)
    },
  })
}
