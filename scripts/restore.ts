/** npm run restore -- FILE: puts a backup into an empty database, and withdraws again what its people had withdrawn since.
 * `--replace`: deletes what is there.
 * `--withdrawals LIST`, once for each: lists of withdrawals besides the one in the data directory. */
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { registerAllDomains } from '#app/server/domains.ts'
import { listOf, listPath, readList, replayWithdrawals } from '#domain/identity/server/index.ts'
import { serverRuns } from '#platform/server/database/control-socket.ts'
import type { Database } from '#platform/server/database/database.ts'
import { databaseInWords } from '#platform/server/database/database-in-words.ts'
import { restoreDatabase } from '#platform/server/database/restore.ts'
import { many } from '#platform/server/database/rows.ts'
import {
  checkStatisticsTarget,
  openWithStatistics,
  restoreStatistics,
} from '#platform/server/database/statistics-database.ts'
import { verifyBackup } from '#platform/server/database/verify-backup.ts'
import { knownAccounts } from '#seed/demo/known-accounts.ts'
import { sayMissing } from './say-missing.ts'

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean' }, withdrawals: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const { replace = false, withdrawals: lists = [] } = values
const [file] = positionals
const dataDir = process.env.DATA_DIR ?? 'data'
const url = process.env.DATABASE_URL
const statisticsUrl = process.env.STATS_DATABASE_URL
const log = { info() {}, warn: console.warn, error: console.error }

class Unfinished extends Error {}

try {
  if (!file) throw new Error('say which backup: npm run restore -- fair-2026-05-01.backup [--replace]')
  const { rows, files, missing } = await verifyBackup(file)
  sayMissing(missing)
  console.log(`${file} reads to its end: ${rows} rows, ${files} files.`)
  if (await serverRuns(dataDir)) throw new Error('the server runs on this data directory: stop it first.')
  console.log(`Restoring into ${databaseInWords(url, dataDir)}.`)
  if (statisticsUrl) console.log(`The figures go to ${databaseInWords(statisticsUrl, dataDir)}.`)
  const { database, statistics } = await openWithStatistics({ url, statisticsUrl, dataDir, log })
  try {
    if (await othersConnected(database))
      throw new Error('a server is connected to this database: stop it first.')
    if (statistics) await checkStatisticsTarget(statistics, replace)
    const listed = [...(await readLists(dataDir)), ...(await listOf(database.kysely))]
    await restoreDatabase(database, createReadStream(file), {
      mediaFolder: join(dataDir, 'media'),
      replace,
      onProgress: text => console.log(`  ${text}`),
    })
    registerAllDomains()
    const count = await database
      .transaction(db => replayWithdrawals(listed, db), { unhurried: true })
      .catch(({ message }: Error) => {
        throw new Unfinished(
          `The backup was restored, but what people have withdrawn since is in it again: ${message}. Restore it once more, with --replace, before the server starts.`,
        )
      })
    if (count) console.log(`  Withdrawn since and withdrawn again: ${count}.`)
    if (statistics)
      await restoreStatistics(database, statistics).catch(({ message }: Error) => {
        throw new Unfinished(
          `The backup was restored, but its figures did not reach STATS_DATABASE_URL: ${message}. Restore it once more, with --replace, before the server starts.`,
        )
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
  const why = error instanceof Error ? error.message : error
  console.error(error instanceof Unfinished ? why : `Nothing was restored: ${why}`)
  process.exitCode = 1
}

/** Lists beside databases: that of the data directory, where there is one, and those that were named. */
async function readLists(folder: string) {
  const own = listPath(folder)
  const paths = [...(existsSync(own) ? [own] : []), ...lists]
  return (await Promise.all(paths.map(readList))).flat()
}

/** On PostgreSQL, where a server may run on another machine: it keeps connections under our name. */
async function othersConnected({ kysely }: Database): Promise<boolean> {
  const rows = await many(kysely)`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'verriere' and pid <> pg_backend_pid()`
  return rows.length > 0
}
