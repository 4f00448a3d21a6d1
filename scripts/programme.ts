/** npm run programme -- FILE --fair SLUG: a programme from a schedule.xml, a schedule.json, a CSV or a workbook (.xlsx), as the page
 * "Import a programme" does.
 * `--vanished cancelled|kept|draft`: what becomes of conferences that the file does not have any more; without, they are cancelled.
 * `--vanished-count NUMBER`: how many these are, where they are more than a fifth.
 * `--other-source`: the file is of another source than the programme.
 * `--kind live,external,plenary`: what new conferences are for good, where their room does not say it.
 * `--silent`: those concerned are not told.
 * `--good-lines`: conferences that are wrong are left out; without, nothing is imported while there is one. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Value } from 'typebox/value'
import { ProgrammeDecisions } from '#domain/conferences/contract/programme-import.ts'
import { importProgrammeFile } from '#domain/conferences/server/index.ts'
import { readSettings } from '#platform/server/settings.ts'
import { operate } from './operate.ts'

const { values, positionals } = parseArgs({
  options: {
    fair: { type: 'string' },
    vanished: { type: 'string' },
    'vanished-count': { type: 'string' },
    'other-source': { type: 'boolean' },
    kind: { type: 'string' },
    silent: { type: 'boolean' },
    'good-lines': { type: 'boolean' },
  },
  allowPositionals: true,
})
const [file] = positionals
const { fair, vanished, kind, 'vanished-count': count, 'good-lines': takesGoodLines } = values
const [mode, hosting, format] = kind?.split(',') ?? []
const decisions: unknown = {
  ...(vanished && { vanished }),
  ...(count && { vanishedCount: Number(count) }),
  ...(values['other-source'] && { acceptsKey: true }),
  ...(kind && { kind: { mode, hosting, format } }),
  ...(values.silent && { tells: false }),
}
if (!file || !fair || !Value.Check(ProgrammeDecisions, decisions)) {
  console.error('Say what to import and into which fair: npm run programme -- schedule.xml --fair salon')
  process.exit(2)
}

const bytes = await readFile(file).catch((error: Error) => {
  console.error(`\n  Nothing was imported: ${error.message}\n`)
  process.exit(1)
})
const options = { fileName: basename(file), decisions, takesGoodLines }

await operate({
  label: 'Importing',
  command: `programme ${JSON.stringify({ fair, ...options, size: bytes.length })}`,
  bytes,
  work: (database, step) =>
    importProgrammeFile(
      { database, now: () => new Date(), settings: readSettings(process.env) },
      fair,
      bytes,
      {
        ...options,
        onProgress: step,
      },
    ),
  told: ({ sessions, rooms, tracks, speakers, leftOut }) =>
    `${sessions.created} conferences, ${rooms.created} rooms, ${tracks.created} tracks and ${speakers.created} speakers are new, ${sessions.changed} conferences changed, ${sessions.vanished} vanished, ${sessions.unchanged} are as they were, ${leftOut} left out.`,
  failed: 'Nothing was imported',
})
