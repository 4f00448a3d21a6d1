/** npm run import -- FILE --fair SLUG: exhibitors with their stands from a CSV, as the page "Import exhibitors" does.
 * `--take-away`: booths whose line has no hall any more leave their places.
 * `--column "Stand=number"`, once for each: what a column holds whose title does not say it; `--column "Code="`: nothing. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importFile } from '#domain/stands/server/index.ts'
import { operate } from './operate.ts'

const { values, positionals } = parseArgs({
  options: {
    fair: { type: 'string' },
    'take-away': { type: 'boolean' },
    column: { type: 'string', multiple: true },
  },
  allowPositionals: true,
})
const [file] = positionals
const { fair, 'take-away': confirmsRemovals, column: columns } = values
if (!file || !fair) {
  console.error('Say what to import and into which fair: npm run import -- stands.csv --fair salon')
  process.exit(2)
}

const bytes = await readFile(file).catch((error: Error) => {
  console.error(`\n  Nothing was imported: ${error.message}\n`)
  process.exit(1)
})

await operate({
  label: 'Importing',
  command: `import ${JSON.stringify({ fair, confirmsRemovals, columns, size: bytes.length })}`,
  bytes,
  work: (database, step) =>
    importFile({ database }, fair, bytes, { onProgress: step, confirmsRemovals, columns }),
  told: ({ rows, halls, sectors, firms, stands, unchanged }) =>
    `${rows} rows: ${halls.created} halls, ${sectors.created} sectors, ${firms.created} exhibitors and ${stands.created} stands are new, ${stands.updated} stands changed, ${unchanged} rows were there already.`,
  failed: 'Nothing was imported',
})
