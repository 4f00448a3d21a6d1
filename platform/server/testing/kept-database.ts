import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { type FreshOptions, temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { emptySnapshot, placeSnapshot, seededSnapshot } from '#platform/server/testing/embedded-template.ts'
import { emptyPostgres, seededPostgres } from '#platform/server/testing/postgres-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'

/**
 * A data directory, and on PostgreSQL a database, that outlive the processes which use them: without any table, migrated, or
 * with a seed, whose state is made once a run and copied.
 */
export async function keptDatabase(state?: FreshOptions | 'migrated') {
  const folder = await temporaryFolder()
  const seed = state === 'migrated' ? undefined : state
  const postgres =
    testDatabaseKind === 'postgres' ? await (state ? seededPostgres(seed) : emptyPostgres()) : undefined
  if (!postgres) await placeSnapshot(folder.path, await (state ? seededSnapshot(seed) : emptySnapshot()))
  return {
    dataDir: folder.path,
    env: { DATA_DIR: folder.path, ...(postgres && { DATABASE_URL: postgres.url }) },
    open: (): Promise<Database> =>
      openDatabase({ dataDir: folder.path, log: quietLog, ...(postgres && { url: postgres.url }) }),
    async remove() {
      await postgres?.drop()
      await folder.remove()
    },
  }
}
