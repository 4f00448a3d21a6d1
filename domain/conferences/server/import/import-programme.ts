import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { lockPlan } from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import type { LineProblem } from '#platform/contract/import.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { one } from '#platform/server/database/rows.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import { keepingRun } from '#platform/server/import/import-run.ts'
import {
  assertNoProblems,
  lineProblem,
  problemsOf,
  wrongLineCount,
} from '#platform/server/import/line-problems.ts'
import type { ImportTable } from '#platform/server/import/table.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { ProgrammeDecisions, ProgrammePreview } from '../../contract/programme-import.ts'
import { isHosted } from '../live/hosted.ts'
import { planProgramme } from './plan-programme.ts'
import { previewOf } from './preview-programme.ts'
import type { RawProgramme } from './programme-file.ts'
import { programmeOf } from './programme-of.ts'
import type { ProgrammePlan } from './programme-plan.ts'
import { readStored } from './read-stored.ts'
import { writeProgramme } from './write-programme.ts'

export type ProgrammeWork = {
  db: Kysely<Tables>
  fair: number
  program?: number
  raw: RawProgramme
  /** Of a table: its lines that are wrong are given back. */
  table?: ImportTable
  decisions: ProgrammeDecisions
  takesGoodLines?: boolean
  settings: Settings
  say?: (code: string) => string
  /** In which the names of lists are told; without, the first of all. */
  locale?: Locale
}

/** Of new sessions those for which this server has no engine. */
const homelessIn = ({ sessions }: ProgrammePlan, settings: Settings) =>
  sessions.flatMap(({ file, kind }): LineProblem[] => {
    if (!kind || isHosted(kind, settings)) return []
    const problem = lineProblem(file.line, 'format', kind.format, 'no_engine')
    return [file.column === null ? problem : { ...problem, column: file.column }]
  })

async function planOf({
  db,
  fair,
  program,
  raw,
  table,
  decisions,
  takesGoodLines,
  settings,
  say,
  locale,
}: ProgrammeWork) {
  const there = await readStored(fair, program, db, locale)
  const file = programmeOf(raw, there.program?.timeZone ?? there.timeZone)
  if (!file.sessions.length) throw new Refusal(422, 'programme_empty')
  const without = (problems: readonly LineProblem[]) =>
    planProgramme(file, there, decisions, new Set(problems.map(({ line }) => line)))
  const planned = without(file.problems)
  const homeless = homelessIn(planned, settings)
  file.problems.push(...homeless)
  // Until it runs the rooms of all of them are shown: there they are made something else.
  const plan = homeless.length && takesGoodLines ? without(file.problems) : planned
  const preview: ProgrammePreview = {
    ...(await previewOf(plan, file, there, db)),
    ...problemsOf(file.problems, file.sessions.length),
    leftOut: takesGoodLines ? wrongLineCount(file.problems) : 0,
    wrongLines: table && say ? wrongLines(table, file.problems, say) : null,
    run: null,
  }
  return { there, file, plan, preview }
}

export const previewProgramme = async (work: ProgrammeWork): Promise<ProgrammePreview> =>
  (await planOf(work)).preview

/** @throws 409 for what has to be accepted, or counted, before it runs */
function assertDecided(plan: ProgrammePlan, preview: ProgrammePreview, decisions: ProgrammeDecisions): void {
  if (preview.otherKey && !decisions.acceptsKey)
    throw new Refusal(409, 'programme_other_source', {
      values: { file: preview.otherKey.file, here: preview.otherKey.here },
    })
  if (plan.isMuch && decisions.vanishedCount !== plan.vanished.length)
    throw new Refusal(409, 'programme_much_vanishes', { values: { count: String(plan.vanished.length) } })
}

type Run = { bytes: Buffer; fileName: string; ranBy: number | null; now: Date; onProgress?: OnStep }

export const figuresOf = ({ sessions, rooms, tracks, speakers, leftOut }: ProgrammePreview) => ({
  sessions,
  rooms,
  tracks,
  speakers,
  leftOut,
})

const writesNothing = ({ sessions, rooms, tracks, people, program, vanished }: ProgrammePlan) =>
  !vanished.length &&
  !program.isBaseNew &&
  !Object.keys(program.changes).length &&
  [...sessions, ...rooms, ...tracks, ...people].every(
    one => one.stored !== null && !one.isBaseNew && !Object.keys(one.changes).length,
  ) &&
  sessions.every(one => !one.linksToAdd.length && !one.linksToDrop.length)

/** Imports a programme in the transaction that `db` is. @throws 409, 422 and then nothing is written */
export async function importProgramme(
  work: ProgrammeWork,
  { bytes, fileName, ranBy, now, onProgress }: Run,
): Promise<ProgrammePreview> {
  const { db, fair, decisions, takesGoodLines } = work
  await lockPlan(db, fair)
  // Nobody else changes what is compared, until it is written; agendas go on.
  await sql`select from conference where fair_id = ${fair} for no key update`.execute(db)
  const { there, file, plan, preview } = await planOf(work)
  if (!takesGoodLines) assertNoProblems(file.problems)
  assertDecided(plan, preview, decisions)
  if (writesNothing(plan)) return preview
  const done = await keepingRun({ fair, kind: 'programme', fileName, ranBy, now }, db, async () => {
    const program = await writeProgramme(plan, file, there, {
      db,
      now,
      tells: decisions.tells ?? true,
      onProgress,
    })
    return { rows: file.sessions.length, program }
  })
  const { id } = await one<{ id: number }>(db)`
    insert into programme_import (fair_id, conference_program_id, ran_by_id, ran_at, digest, figures, run_id,
      file_name)
    values (${fair}, ${done.program}, ${ranBy}, ${now.toISOString()}::timestamptz,
      ${createHash('sha256').update(bytes).digest()}, ${JSON.stringify(figuresOf(preview))}::jsonb,
        ${done.run},
      ${fileName.slice(-200)})
    returning id`
  return { ...preview, program: { ...preview.program, id: done.program }, run: id }
}
