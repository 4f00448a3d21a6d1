import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { type OpenOptions, openDatabase } from '#platform/server/database/open-database.ts'

const noDatabase = (where: string) =>
  new Error(
    `there is no database yet in ${where}. Load the settings of the service first (set -a; . /etc/verriere.env; set +a), or start it once.`,
  )

/** A command for a running fair makes no database: it would be one that nobody serves. @throws where there is none */
export async function openExisting(options: OpenOptions): Promise<Database> {
  const { url, dataDir } = options
  if (!url && !existsSync(join(dataDir, 'database'))) throw noDatabase(dataDir)
  const database = await openDatabase(options)
  const { rows } = await sql<{
    is: boolean
  }>`select to_regclass('schema_migration') is not null as "is"`.execute(database.kysely)
  if (rows[0]?.is) return database
  await database.close()
  throw noDatabase(url ? 'that place' : dataDir)
}
