/** npm run import -- FILE --fair SLUG: exhibitors with their stands from a CSV, as the page "Import exhibitors" does. */
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { registerResources } from '#app/server/domains.ts'
import type { ImportLine } from '#app/server/operator.ts'
import { refusalInWords } from '#app/server/refusal-in-words.ts'
import { importFile } from '#domain/stands/server/index.ts'
import { askServer } from '#platform/server/database/control-socket.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { readProblemWords, sayer } from '#platform/server/problem-words.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { progress } from '#platform/server/terminal/progress.ts'

const { values, positionals } = parseArgs({ options: { fair: { type: 'string' } }, allowPositionals: true })
const [file] = positionals
const slug = values.fair
if (!file || !slug) {
  console.error('Say what to import and into which fair: npm run import -- stands.csv --fair salon')
  process.exit(2)
}

const say = sayer(readProblemWords(packageRoot))
const bar = progress('Importing')
const step = (done: number, total: number) => bar.step(done, total)

/** By the server that runs on an embedded database, which alone may open it; undefined when none does. */
async function throughServer(dataDir: string, fair: string, bytes: Buffer) {
  const socket = await askServer(dataDir, `import ${JSON.stringify({ fair, size: bytes.length })}`)
  if (!socket) return
  socket.write(bytes)
  for await (const text of createInterface({ input: socket })) {
    const line = JSON.parse(text) as ImportLine
    if ('result' in line) return line.result
    if ('refused' in line) throw new Error(line.refused)
    step(line.done, line.total)
  }
  throw new Error('the server has stopped meanwhile.')
}

async function byItself({ DATABASE_URL, DATA_DIR }: Settings, fair: string, bytes: Buffer) {
  const database = await openDatabase({
    ...(DATABASE_URL && { url: DATABASE_URL }),
    dataDir: DATA_DIR,
    log: pino({ level: 'warn' }),
  })
  try {
    await migrate(database)
    registerResources()
    return await importFile({ database }, fair, bytes, step)
  } finally {
    await database.close()
  }
}

try {
  const bytes = await readFile(file)
  const settings = readSettings(process.env)
  const done =
    (!settings.DATABASE_URL && (await throughServer(settings.DATA_DIR, slug, bytes))) ||
    (await byItself(settings, slug, bytes))
  const { halls, sectors, firms, stands, unchanged } = done
  bar.end(
    `${done.rows} rows: ${halls.created} halls, ${sectors.created} sectors, ${firms.created} exhibitors and ${stands.created} stands are new, ${stands.updated} stands changed, ${unchanged} rows were there already.`,
  )
} catch (error) {
  bar.end()
  console.error(`\n  Nothing was imported: ${refusalInWords(error, code => say('en', code))}\n`)
  process.exit(1)
}
