import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeBackup } from '#platform/server/database/backup.ts'
import { askServer } from '#platform/server/database/control-socket.ts'
import { databaseInWords } from '#platform/server/database/database-in-words.ts'
import { openWithStatistics } from '#platform/server/database/statistics-database.ts'
import { verifyBackup } from '#platform/server/database/verify-backup.ts'
import { openExisting } from './open-existing.ts'
import { sayMissing } from './say-missing.ts'

const [target] = process.argv.slice(2)
if (!target) {
  console.error('Say where to write: npm run backup -- fair-2026-05-01.backup')
  process.exit(2)
}
const file = resolve(target)
const part = `${file}.part`
const dataDir = process.env.DATA_DIR ?? 'data'
const url = process.env.DATABASE_URL
const statisticsUrl = process.env.STATS_DATABASE_URL
const log = { info() {}, warn: console.warn, error: console.error }

try {
  console.log(`Reading ${databaseInWords(url, dataDir)}.`)
  if (statisticsUrl) console.log(`The figures come from ${databaseInWords(statisticsUrl, dataDir)}.`)
  const running = url ? undefined : await askServer(dataDir, 'backup')
  const output = createWriteStream(part, { mode: 0o600, flush: true })
  if (running) {
    await pipeline(running, output)
  } else {
    const { database } = await openWithStatistics({ url, statisticsUrl, dataDir, log }, openExisting)
    try {
      await writeBackup(database, join(dataDir, 'media'), output)
    } finally {
      await database.close()
    }
  }
  const { tables, rows, files, bytes, missing } = await verifyBackup(part)
  if (!rows) throw new Error('the database holds nothing yet: its server is starting for the first time.')
  await rename(part, file)
  await syncFolder(dirname(file))
  sayMissing(missing)
  console.log(`${file}: ${rows} rows in ${tables} tables, ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`)
} catch (error) {
  await rm(part, { force: true })
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
