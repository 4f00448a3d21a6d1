import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { placeEmpty } from '#platform/server/testing/embedded-template.ts'
import { emptyPostgres } from '#platform/server/testing/postgres-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'

/** A data directory, and on PostgreSQL a database, that outlive the processes which use them. */
export async function keptDatabase() {
  const folder = await temporaryFolder()
  const postgres = testDatabaseKind === 'postgres' ? await emptyPostgres() : undefined
  if (!postgres) await placeEmpty(folder.path)
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
