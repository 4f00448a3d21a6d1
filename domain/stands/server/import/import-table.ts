import { lockPlan } from '#domain/fairs/server/index.ts'
import { fold, guessMapping } from '#platform/contract/import.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import { planGoodLines } from '#platform/server/import/good-lines.ts'
import { keepingRun } from '#platform/server/import/import-run.ts'
import { assertNoProblems, problemsOf, wrongLineCount } from '#platform/server/import/line-problems.ts'
import type { ImportTable } from '#platform/server/import/table.ts'
import { assertMapped } from '#platform/server/import/take-table.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { importFields, type StandImportMapping } from '../../contract/import/fields.ts'
import { checkRows } from './check-rows.ts'
import { languageOfRow, type Reader, readCountries, readKnownStands } from './known.ts'
import type { TakenAway } from './plan.ts'
import { planImport, standsPreview } from './plan-import.ts'
import { twinsOf } from './twins-of.ts'
import { writeImport } from './write-import.ts'

export type TableImport = Reader & {
  fair: number
  table: ImportTable
  /** As guessed by the titles when it is not said. */
  mapping: StandImportMapping | null
  takesGoodLines?: boolean
}

export type RunOptions = {
  fileName: string
  now: Date
  /** Stands may lose their places by it. */
  confirmsRemovals?: boolean
  onProgress?: OnStep
}

async function planOf({ db, actor, fair, table, mapping, takesGoodLines }: TableImport) {
  const chosen = mapping ?? guessMapping(importFields, table.columns)
  assertMapped(importFields, chosen)
  const countries = await readCountries(db)
  const { code: language } = await languageOfRow(db, fair)
  const { plan, left } = await planGoodLines(table, takesGoodLines, async some => {
    const checked = checkRows(some.records, chosen, countries)
    const names = checked.rows.flatMap(({ words }) => words.firm ?? [])
    return planImport(checked, await readKnownStands({ db, actor }, fair, { language, names }))
  })
  const all = [...left, ...plan.problems]
  const lines = new Set(left.map(({ line }) => line))
  const firmsLeft = new Set(
    table.records.flatMap(({ line, cells }) =>
      lines.has(line) ? [fold(cells[chosen.firm ?? -1] ?? '')] : [],
    ),
  )
  // Of whom a line that is left out speaks, the list does speak.
  const spoken = { ...plan, absent: plan.absent.filter(({ firm }) => !firmsLeft.has(fold(firm))) }
  // Before anything has an id.
  const preview = {
    ...standsPreview(spoken, await twinsOf(plan, fair, db)),
    ...problemsOf(all, table.records.length),
    leftOut: wrongLineCount(left),
  }
  return { plan, preview, problems: all }
}

export async function previewTable(work: TableImport, say: (code: string) => string): Promise<ImportPreview> {
  const { preview, problems } = await planOf(work)
  return { ...preview, wrongLines: wrongLines(work.table, problems, say) }
}

/** @throws 409 naming the stands that would lose their places, unless that is confirmed. */
function assertConfirmed(takenAway: readonly TakenAway[], isConfirmed = false) {
  if (!takenAway.length || isConfirmed) return
  const named = takenAway.slice(0, 20).map(({ firm, label }) => `${label} ${firm}`)
  throw new Refusal(409, 'import_takes_away', { detail: `${takenAway.length}: ${named.join(', ')}` })
}

/** Imports a table in the transaction that `db` is. @throws 409, 422 and then nothing is written. */
export async function importTable(
  work: TableImport,
  { fileName, now, confirmsRemovals, onProgress }: RunOptions,
): Promise<ImportPreview> {
  const { db, fair, actor } = work
  await lockPlan(db, fair)
  const { plan, preview } = await planOf(work)
  assertNoProblems(plan.problems)
  assertConfirmed(plan.takenAway, confirmsRemovals)
  return keepingRun({ fair, kind: 'stands', fileName, ranBy: actor?.userId ?? null, now }, db, async () => {
    await writeImport(plan, { db, fair, language: await languageOfRow(db, fair), onProgress })
    return preview
  })
}
