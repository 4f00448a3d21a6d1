import { foldChanges } from '#platform/server/database/content-versions.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { DatabaseUnavailable } from '#platform/server/database/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { progress } from '#platform/server/terminal/progress.ts'
import { seedReference } from '#seed/reference.ts'
import { registerAllDomains } from './domains.ts'

/**
 * Brings the database to where a server can work on it: schema, reference lists, and the demo where it is wanted.
 * @throws where others reach the server and the demo's password opens an account
 */
export async function prepare(services: Services): Promise<void> {
  const { database, log } = services
  await migrateWithProgress(database)
  await foldChanges(database).catch(error => log.warn({ error }, 'changes were not folded'))
  await fill(services)
  await prepareStatistics(services)
  if (services.settings.isPublic) await refuseKnownAccounts(services)
}

async function migrateWithProgress(database: Database) {
  const bar = progress('Preparing the database')
  await migrate(database, { onStep: ({ name }, { step, of }) => bar.step(step, of, name) })
  bar.end()
}

/** Figures keep nobody out: while their database does not answer, all the rest is served. @throws where it cannot be used */
async function prepareStatistics({ statistics, log }: Services) {
  await statistics.prepare?.().catch(error => {
    if (!(error instanceof DatabaseUnavailable)) throw error
    log.error({ err: error }, 'STATS_DATABASE_URL does not answer: nothing is counted until it does')
  })
}

/** Reference lists always; the demo fair into an empty database, where it is wanted. */
async function fill(services: Services) {
  const { database, settings } = services
  await database.transaction(db => seedReference(db))
  if (!settings.DEMO) return
  const some = await database.kysely.selectFrom('fair').select('id').limit(1).executeTakeFirst()
  if (some) return
  const { seedDemo } = await import('#seed/demo/index.ts')
  // Visits of the demo are counted, by the numbers that domains give.
  registerAllDomains()
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
