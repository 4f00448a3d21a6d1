import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { type OpenOptions, openDatabase } from '#platform/server/database/open-database.ts'
import { one } from '#platform/server/database/rows.ts'

const noDatabase = (where: string) =>
  new Error(
    `there is no database yet in ${where}. Load the settings of the service first (set -a; . /etc/verriere.env; set +a), or start it once.`,
  )

/** A command for a running fair makes no database: it would be one that nobody serves. @throws where there is none */
export async function openExisting(options: OpenOptions): Promise<Database> {
  const { url, dataDir } = options
  if (!url && !existsSync(join(dataDir, 'database'))) throw noDatabase(dataDir)
  const database = await openDatabase(options)
  const { is } = await one<{ is: boolean }>(database.kysely)`
    select to_regclass('schema_migration') is not null as "is"`
  if (is) return database
  await database.close()
  throw noDatabase(url ? 'that place' : dataDir)
}
