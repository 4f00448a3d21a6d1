import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { registerAllDomains } from '#app/server/domains.ts'
import type { OperatorLine } from '#app/server/operator.ts'
import { refusalInWords } from '#app/server/refusal-in-words.ts'
import { askServer } from '#platform/server/database/control-socket.ts'
import type { Database } from '#platform/server/database/database.ts'
import { databaseInWords } from '#platform/server/database/database-in-words.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { openWithStatistics } from '#platform/server/database/statistics-database.ts'
import { readProblemWords, translator } from '#platform/server/problem-messages.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { progress } from '#platform/server/terminal/progress.ts'
import { openExisting } from './open-existing.ts'

type Step = (done: number, total: number) => void

type Operation<T> = {
  /** Stands before the bar. */
  label: string
  /** What the running server is asked for, and what it gets to read. */
  command: string
  bytes?: Buffer
  /** The same, where no server runs or the database takes several. */
  work: (database: Database, step: Step, statistics: Database) => Promise<T>
  /** What came of it, in one line. */
  told: (result: T) => string
  /** Begins the line that says why it failed. */
  failed: string
}

/** By the server that runs on an embedded database, which alone may open it; undefined when none does. */
async function throughServer<T>(dataDir: string, { command, bytes }: Operation<T>, step: Step) {
  const socket = await askServer(dataDir, command)
  if (!socket) return
  if (bytes) socket.write(bytes)
  for await (const text of createInterface({ input: socket })) {
    const line = JSON.parse(text) as OperatorLine<T>
    if ('result' in line) return line
    if ('refused' in line) throw new Error(line.refused)
    step(line.done, line.total)
  }
  throw new Error('the server has stopped meanwhile.')
}

async function byItself<T>(
  { DATABASE_URL, DATA_DIR, STATS_DATABASE_URL }: Settings,
  { work }: Operation<T>,
  step: Step,
): Promise<{ result: T }> {
  const { database, statistics = database } = await openWithStatistics(
    {
      ...(DATABASE_URL && { url: DATABASE_URL }),
      dataDir: DATA_DIR,
      log: pino({ level: 'warn' }),
      statisticsUrl: STATS_DATABASE_URL,
    },
    openExisting,
  )
  try {
    await migrate(database)
    registerAllDomains()
    return { result: await work(database, step, statistics) }
  } finally {
    await database.close()
  }
}

/** A command of the operator: whoever may open the database does it, with a bar that fills. Ends the process on failure. */
export async function operate<T>(operation: Operation<T>): Promise<void> {
  const say = translator(readProblemWords(packageRoot))
  const bar = progress(operation.label)
  const step: Step = (done, total) => bar.step(done, total)
  try {
    const settings = readSettings(process.env)
    console.log(`  Working on ${databaseInWords(settings.DATABASE_URL, settings.DATA_DIR)}.`)
    const { result } =
      (!settings.DATABASE_URL && (await throughServer(settings.DATA_DIR, operation, step))) ||
      (await byItself(settings, operation, step))
    bar.end(operation.told(result))
  } catch (error) {
    bar.end()
    console.error(
      `\n  ${operation.failed}: ${refusalInWords(error, (code, values) => say('en', code, values))}\n`,
    )
    process.exit(1)
  }
}
