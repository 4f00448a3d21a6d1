/** Compares what the statements of the server returned in the tests with the rows that they are declared to return. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedResults } from '#platform/server/testing/record-statements.ts'
import { misfits } from './compare-shapes.ts'
import { declaredRows } from './declared-rows.ts'

/** Statements that no test in a process of its own sends: this only shrinks. */
const MOST_NOT_SENT = 4

const folder = process.argv[2]
if (!folder) throw new Error('Which folder holds what the tests have recorded?')

const { checker, declared, close } = declaredRows()
const sent = new Set<string>()
const problems = new Set<string>()

for (const file of readdirSync(folder)) {
  const results: RecordedResults = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const database = file.split('-')[0]
  for (const [key, shapes] of Object.entries(results)) {
    // Two statements may read alike but for what is put into them: a result is of the one that it fits best.
    const alike = declared.filter(one => one.key === key)
    if (!alike.length) continue
    sent.add(key)
    for (const shape of Object.values(shapes)) {
      const [best] = alike
        .map(({ place, row }) => ({ place, found: misfits(checker, [row], shape) }))
        .sort((one, other) => one.found.length - other.found.length)
      for (const line of best?.found ?? []) problems.add(`${best?.place} (${database}): ${line}`)
    }
  }
}
close()

/** What speaks to a video engine is sent where there is one, in part by browsers alone. */
const toEngine = 'domain/calls/server/providers/janus/'
const notSent = declared.filter(({ key, place }) => !sent.has(key) && !place.startsWith(toEngine))
if (notSent.length > MOST_NOT_SENT)
  problems.add(
    `${notSent.length} statements with a row are sent by no test: ${notSent.map(({ place }) => place).join(', ')}`,
  )
for (const problem of problems) console.error(problem)
console.log(`${declared.length} statements declare their rows, ${notSent.length} of which no test sends.`)
process.exit(problems.size ? 1 : 0)
