/** npm run import -- FILE --fair SLUG: exhibitors with their stands from a CSV, as the page "Import exhibitors" does. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { pino } from 'pino'
import { registerResources } from '#app/server/domains.ts'
import { audit } from '#domain/fairs/server/index.ts'
import { importCsv } from '#domain/stands/server/import/import-csv.ts'
import { readCsv } from '#domain/stands/server/import/read-csv.ts'
import type { Actor } from '#platform/server/actor.ts'
import { serverRuns } from '#platform/server/database/control-socket.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { readProblemWords, sayer } from '#platform/server/problem-words.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { readSettings } from '#platform/server/settings.ts'
import { progress } from '#platform/server/terminal/progress.ts'

const { values, positionals } = parseArgs({ options: { fair: { type: 'string' } }, allowPositionals: true })
const [file] = positionals
const slug = values.fair
if (!file || !slug) {
  console.error('Say what to import and into which fair: npm run import -- stands.csv --fair salon')
  process.exit(2)
}

/** Whoever has the database at hand may do everything. */
const operator: Actor = { userId: null, sessionId: null, roles: ['superAdmin'], reach: {} }

const say = sayer(readProblemWords(packageRoot))
const sentence = (error: unknown) => {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error)
  const { errors = {}, detail } = error.options
  const lines = detail?.replace(
    /^(\d+): (\w+) (\w+)$/gm,
    (_, line, field, code) => `  line ${line}, ${field}: ${say('en', code)}`,
  )
  return lines
    ? `these lines are wrong.\n\n${lines}`
    : Object.values(errors)
        .flat()
        .concat(Object.keys(errors).length ? [] : error.messageCode)
        .map(code => say('en', code))
        .join(' ')
}

try {
  const csv = readCsv(await readFile(file))
  const settings = readSettings(process.env)
  if (!settings.DATABASE_URL && (await serverRuns(settings.DATA_DIR)))
    throw new Error(
      'The server runs on this data directory: import on its page "Import exhibitors", or stop it first.',
    )
  const database = await openDatabase({
    ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
    dataDir: settings.DATA_DIR,
    log: pino({ level: 'warn' }),
  })
  try {
    await migrate(database)
    registerResources()
    const { rows } = await sql<{ id: number }>`select id from fair where homepage = ${slug}`.execute(
      database.kysely,
    )
    const fair = rows[0]?.id
    if (fair === undefined) throw new Error(`There is no fair at /${slug}.`)
    const bar = progress('Importing')
    const done = await database.transaction(
      async db => {
        const result = await importCsv({
          db,
          fair,
          actor: operator,
          csv,
          mapping: null,
          onProgress: (step, of) => bar.step(step, of),
        })
        const entry = { action: 'import', resource: 'stands', resourceId: fair, fair }
        await audit(
          { ...entry, details: { rows: result.rows } },
          {
            db,
            actor: operator,
            request: { id: 'terminal' },
          },
        )
        return result
      },
      { unhurried: true },
    )
    const { halls, sectors, firms, stands, unchanged } = done
    bar.end(
      `${done.rows} rows: ${halls.created} halls, ${sectors.created} sectors, ${firms.created} exhibitors and ${stands.created} stands are new, ${stands.updated} stands changed, ${unchanged} rows were there already.`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(`\n  Nothing was imported: ${sentence(error)}\n`)
  process.exit(1)
}
