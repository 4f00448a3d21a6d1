import { holdPlan } from '#domain/fairs/server/index.ts'
import { guessMapping } from '#platform/contract/import.ts'
import type { OnStep } from '#platform/server/http/in-steps.ts'
import { demandRight } from '#platform/server/import/line-problems.ts'
import type { Csv } from '#platform/server/import/read-csv.ts'
import { demandMapped } from '#platform/server/import/take-csv.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { type ImportMapping, importFields } from '../../contract/import/fields.ts'
import { checkRows } from './check-rows.ts'
import { countriesByName, languageOf, type Reader, readKnown } from './known.ts'
import type { TakenAway } from './plan.ts'
import { planImport, previewOf } from './plan-import.ts'
import { twinsOf } from './twins-of.ts'
import { writeImport } from './write-import.ts'

export type CsvImport = Reader & {
  fair: number
  csv: Csv
  /** As guessed by the titles when it is not said. */
  mapping: ImportMapping | null
  /** Stands may lose their places by it. */
  confirmsRemovals?: boolean
  onProgress?: OnStep
}

async function planOf({ db, actor, fair, csv, mapping }: CsvImport) {
  const chosen = mapping ?? guessMapping(importFields, csv.columns)
  demandMapped(importFields, chosen)
  const checked = checkRows(csv.records, chosen, await countriesByName(db))
  const names = checked.rows.flatMap(({ words }) => words.firm ?? [])
  const { code: language } = await languageOf(db, fair)
  return planImport(checked, await readKnown({ db, actor }, fair, { language, names }))
}

export async function previewCsv(work: CsvImport, say: (code: string) => string): Promise<ImportPreview> {
  const plan = await planOf(work)
  const preview = previewOf(plan, await twinsOf(plan, work.fair, work.db))
  return { ...preview, wrongLines: wrongLines(work.csv, plan.problems, say) }
}

/** @throws 409 naming the stands that would lose their places, unless that is confirmed. */
function demandConfirmed(takenAway: readonly TakenAway[], isConfirmed = false) {
  if (!takenAway.length || isConfirmed) return
  const named = takenAway.slice(0, 20).map(({ firm, label }) => `${label} ${firm}`)
  throw new Refusal(409, 'import_takes_away', { detail: `${takenAway.length}: ${named.join(', ')}` })
}

/** Imports a CSV in the transaction that `db` is. @throws 409, 422 and then nothing is written. */
export async function importCsv(work: CsvImport): Promise<ImportPreview> {
  const { db, fair, onProgress } = work
  await holdPlan(db, fair)
  const plan = await planOf(work)
  // Before anything has an id.
  const preview = previewOf(plan, await twinsOf(plan, fair, db))
  demandRight(plan.problems)
  demandConfirmed(plan.takenAway, work.confirmsRemovals)
  await writeImport(plan, { db, fair, language: await languageOf(db, fair), onProgress })
  return preview
}
