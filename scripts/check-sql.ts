import { join } from 'node:path'
import { breakStatements } from './break-statements.ts'
import { serverSources } from './server-sources.ts'

const taken = /\.rows\[0\]|\{ rows(?:: \w+)? \} = await sql\b|\.execute\([^()]*\)\)\.rows\b/g

/** Rows that are taken from a result by hand. */
export const handTaken = (text: string): string[] => [...text.matchAll(taken)].map(([found]) => found)

const helpers = join('platform', 'server', 'database', 'rows.ts')

/** Rows are read in one way, by which `check-statements.ts` knows what they are declared to be; statements have no long lines. */
export function checkSql(): string[] {
  const { files, close } = serverSources()
  const problems = files.flatMap(({ path, source }) => [
    ...(path === helpers
      ? []
      : handTaken(source.text).map(
          found => `${path}: ${found} is read by one, maybeOne or many of ${helpers}.`,
        )),
    ...(breakStatements(source) === source.text
      ? []
      : [`${path} has long lines in its statements: run \`npm run format\`.`]),
  ])
  close()
  return files.length < 200 ? [`Statements were looked for in ${files.length} files only.`] : problems
}
