/** npm run programme -- FILE --fair SLUG: a programme from a schedule.xml, a schedule.json, a CSV or a workbook (.xlsx), as the page
 * "Import a programme" does.
 * `--program NUMBER`: into which of several programmes of the fair, by the number in the address of its page.
 * `--decisions FILE.json`: all that the page decides, as the call does (`ProgrammeDecisions`): kinds of conferences by their room,
 * types, hosts, what the file decides, which are not the same. What stands below goes before it.
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
    program: { type: 'string' },
    decisions: { type: 'string' },
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
/** Without it, it ends here. */
const bytesOf = (path: string) =>
  readFile(path).catch((error: Error) => {
    console.error(`\n  Nothing was imported: ${error.message}\n`)
    process.exit(1)
  })
const objectIn = async (path: string): Promise<object> => {
  try {
    const said: unknown = JSON.parse((await bytesOf(path)).toString())
    if (typeof said === 'object' && said !== null) return said
  } catch {}
  console.error(`\n  Nothing was imported: ${path} is no JSON object.\n`)
  process.exit(1)
}
const { fair, vanished, kind, 'vanished-count': count, 'good-lines': takesGoodLines } = values
const [mode, hosting, format] = kind?.split(',') ?? []
const decisions: unknown = {
  ...(values.decisions && (await objectIn(values.decisions))),
  ...(vanished && { vanished }),
  ...(count && { vanishedCount: Number(count) }),
  ...(values['other-source'] && { acceptsKey: true }),
  ...(kind && { kind: { mode, hosting, format } }),
  ...(values.silent && { tells: false }),
}
if (
  !file ||
  !fair ||
  (values.program && !/^\d{1,9}$/.test(values.program)) ||
  !Value.Check(ProgrammeDecisions, decisions)
) {
  console.error('Say what to import and into which fair: npm run programme -- schedule.xml --fair salon')
  process.exit(2)
}

const bytes = await bytesOf(file)
const program = values.program === undefined ? undefined : Number(values.program)
const options = { program, fileName: basename(file), decisions, takesGoodLines }

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
