/** Breaks the long lines of statements where `breakStatements` says; part of `npm run format`. */
import { writeFileSync } from 'node:fs'
import { breakStatements } from './break-statements.ts'
import { serverSources } from './server-sources.ts'

const { files, close } = serverSources()
for (const { path, source } of files) {
  const text = breakStatements(source)
  if (text !== source.text) {
    writeFileSync(path, text)
    console.log(`Broke the statements of ${path}.`)
  }
}
close()
