import type { Kysely } from 'kysely'
import { holdPlan } from '#domain/halls/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { guessMapping } from '#platform/contract/import.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { OnStep } from '#platform/server/http/in-steps.ts'
import { demandRight } from '#platform/server/import/line-problems.ts'
import type { Csv } from '#platform/server/import/read-csv.ts'
import { demandMapped } from '#platform/server/import/take-csv.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { type ImportMapping, importFields } from '../../contract/import/fields.ts'
import { checkRows } from './check-rows.ts'
import { countriesByName, languageOf, readKnown } from './known.ts'
import { planImport, previewOf } from './plan-import.ts'
import { writeImport } from './write-import.ts'

export type CsvImport = {
  db: Kysely<Tables>
  fair: number
  actor: Actor
  csv: Csv
  /** As guessed by the titles when it is not said. */
  mapping: ImportMapping | null
  onProgress?: OnStep
}

async function planOf({ db, fair, actor, csv, mapping }: CsvImport) {
  const chosen = mapping ?? guessMapping(importFields, csv.columns)
  demandMapped(importFields, chosen)
  const checked = checkRows(csv.records, chosen, await countriesByName(db))
  return planImport(checked, await readKnown(db, fair, actor))
}

export async function previewCsv(work: CsvImport, say: (code: string) => string): Promise<ImportPreview> {
  const plan = await planOf(work)
  return { ...previewOf(plan), wrongLines: wrongLines(work.csv, plan.problems, say) }
}

/** Imports a CSV in the transaction that `db` is. @throws 422 when a line is wrong: then nothing is written. */
export async function importCsv(work: CsvImport): Promise<ImportPreview> {
  const { db, fair, onProgress } = work
  await holdPlan(db, fair)
  const plan = await planOf(work)
  // Before anything has an id.
  const preview = previewOf(plan)
  demandRight(plan.problems)
  await writeImport(plan, { db, fair, language: await languageOf(db, fair), onProgress })
  return preview
}
