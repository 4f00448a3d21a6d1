/** npm run import -- FILE --fair SLUG: exhibitors with their stands from a CSV or a workbook (.xlsx), as the page "Import exhibitors" does.
 * `--take-away`: booths whose line has no hall any more leave their places.
 * `--good-lines`: lines that are wrong are left out; without, nothing is imported while there is one.
 * `--column "Stand=number"`, once for each: what a column holds whose title does not say it; `--column "Code="`: nothing. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from '#domain/stands/server/index.ts'
import { operate } from './operate.ts'

const { values, positionals } = parseArgs({
  options: {
    fair: { type: 'string' },
    'take-away': { type: 'boolean' },
    'good-lines': { type: 'boolean' },
    column: { type: 'string', multiple: true },
  },
  allowPositionals: true,
})
const [file] = positionals
const { fair, 'take-away': confirmsRemovals, 'good-lines': takesGoodLines, column: columns } = values
if (!file || !fair) {
  console.error('Say what to import and into which fair: npm run import -- stands.csv --fair salon')
  process.exit(2)
}

const options = { fileName: basename(file), confirmsRemovals, takesGoodLines, columns }
const bytes = await readFile(file).catch((error: Error) => {
  console.error(`\n  Nothing was imported: ${error.message}\n`)
  process.exit(1)
})

await operate({
  label: 'Importing',
  command: `import ${JSON.stringify({ fair, ...options, size: bytes.length })}`,
  bytes,
  work: (database, step) =>
    importFile({ database, now: () => new Date() }, fair, bytes, { ...options, onProgress: step }),
  told: ({ rows, halls, sectors, firms, stands, unchanged, leftOut }) =>
    `${rows} rows: ${halls.created} halls, ${sectors.created} sectors, ${firms.created} exhibitors and ${stands.created} stands are new, ${stands.updated} stands changed, ${unchanged} rows were there already, ${leftOut} left out.`,
  failed: 'Nothing was imported',
})
