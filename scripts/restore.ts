import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { serverRuns } from '#platform/server/database/control-socket.ts'
import type { Database } from '#platform/server/database/database.ts'
import { databaseInWords } from '#platform/server/database/database-in-words.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { restoreDatabase } from '#platform/server/database/restore.ts'
import { many } from '#platform/server/database/rows.ts'
import { verifyBackup } from '#platform/server/database/verify-backup.ts'
import { knownAccounts } from '#seed/demo/known-accounts.ts'
import { sayMissing } from './say-missing.ts'

const args = process.argv.slice(2)
const replace = args.includes('--replace')
const [file] = args.filter(arg => !arg.startsWith('--'))
const dataDir = process.env.DATA_DIR ?? 'data'
const url = process.env.DATABASE_URL
const log = { info() {}, warn: console.warn, error: console.error }

try {
  if (!file) throw new Error('say which backup: npm run restore -- fair-2026-05-01.backup [--replace]')
  const { rows, files, missing } = await verifyBackup(file)
  sayMissing(missing)
  console.log(`${file} reads to its end: ${rows} rows, ${files} files.`)
  if (await serverRuns(dataDir)) throw new Error('the server runs on this data directory: stop it first.')
  console.log(`Restoring into ${databaseInWords(url, dataDir)}.`)
  const database = await openDatabase({ url, dataDir, log })
  try {
    if (await othersConnected(database))
      throw new Error('a server is connected to this database: stop it first.')
    await restoreDatabase(database, createReadStream(file), {
      mediaFolder: join(dataDir, 'media'),
      replace,
      onProgress: text => console.log(`  ${text}`),
    })
    const known = await knownAccounts(database.kysely)
    if (known.length)
      console.warn(
        `The demo's published password opens ${known.length} accounts of it. A server that others reach does not start before they are closed: npm run admin -- remove-demo`,
      )
  } finally {
    await database.close()
  }
  console.log(`Restored: ${rows} rows and ${files} files, each table and file compared with the backup.`)
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/** On PostgreSQL, where a server may run on another machine: it keeps connections under our name. */
async function othersConnected({ kysely }: Database): Promise<boolean> {
  const rows = await many(kysely)`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'verriere' and pid <> pg_backend_pid()`
  return rows.length > 0
}
