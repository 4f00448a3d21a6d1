import { lockPlan } from '#domain/fairs/server/index.ts'
import { guessMapping } from '#platform/contract/import.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import { assertNoProblems } from '#platform/server/import/line-problems.ts'
import type { Csv } from '#platform/server/import/read-csv.ts'
import { assertMapped } from '#platform/server/import/take-csv.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { importFields, type StandImportMapping } from '../../contract/import/fields.ts'
import { checkRows } from './check-rows.ts'
import { countriesByName, languageOfRow, type Reader, readKnownStands } from './known.ts'
import type { TakenAway } from './plan.ts'
import { planImport, standsPreview } from './plan-import.ts'
import { twinsOf } from './twins-of.ts'
import { writeImport } from './write-import.ts'

export type CsvImport = Reader & {
  fair: number
  csv: Csv
  /** As guessed by the titles when it is not said. */
  mapping: StandImportMapping | null
  /** Stands may lose their places by it. */
  confirmsRemovals?: boolean
  onProgress?: OnStep
}

async function planOf({ db, actor, fair, csv, mapping }: CsvImport) {
  const chosen = mapping ?? guessMapping(importFields, csv.columns)
  assertMapped(importFields, chosen)
  const checked = checkRows(csv.records, chosen, await countriesByName(db))
  const names = checked.rows.flatMap(({ words }) => words.firm ?? [])
  const { code: language } = await languageOfRow(db, fair)
  return planImport(checked, await readKnownStands({ db, actor }, fair, { language, names }))
}

export async function previewCsv(work: CsvImport, say: (code: string) => string): Promise<ImportPreview> {
  const plan = await planOf(work)
  const preview = standsPreview(plan, await twinsOf(plan, work.fair, work.db))
  return { ...preview, wrongLines: wrongLines(work.csv, plan.problems, say) }
}

/** @throws 409 naming the stands that would lose their places, unless that is confirmed. */
function assertConfirmed(takenAway: readonly TakenAway[], isConfirmed = false) {
  if (!takenAway.length || isConfirmed) return
  const named = takenAway.slice(0, 20).map(({ firm, label }) => `${label} ${firm}`)
  throw new Refusal(409, 'import_takes_away', { detail: `${takenAway.length}: ${named.join(', ')}` })
}

/** Imports a CSV in the transaction that `db` is. @throws 409, 422 and then nothing is written. */
export async function importCsv(work: CsvImport): Promise<ImportPreview> {
  const { db, fair, onProgress } = work
  await lockPlan(db, fair)
  const plan = await planOf(work)
  // Before anything has an id.
  const preview = standsPreview(plan, await twinsOf(plan, fair, db))
  assertNoProblems(plan.problems)
  assertConfirmed(plan.takenAway, work.confirmsRemovals)
  await writeImport(plan, { db, fair, language: await languageOfRow(db, fair), onProgress })
  return preview
}
