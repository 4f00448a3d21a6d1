import type { Kysely } from 'kysely'
import { holdPlan } from '#domain/halls/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { OnStep } from '#platform/server/http/in-steps.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { guessMapping, type ImportMapping } from '../../contract/import/fields.ts'
import { checkRows } from './check-rows.ts'
import { countriesByName, languageOf, readKnown } from './known.ts'
import { planImport, previewOf } from './plan-import.ts'
import type { Csv } from './read-csv.ts'
import { writeImport } from './write-import.ts'
import { wrongLines } from './wrong-lines.ts'

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
  const chosen = mapping ?? guessMapping(csv.columns)
  if (chosen.firm === undefined) throw invalid({ mapping: 'import_firm_unmapped' })
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
  const preview = previewOf(plan)
  if (preview.problemCount)
    throw new Refusal(422, 'import_has_problems', {
      detail: preview.problems
        .slice(0, 20)
        .map(({ line, field, code }) => `${line}: ${field} ${code}`)
        .join('\n'),
    })
  await writeImport(plan, { db, fair, language: await languageOf(db, fair), onProgress })
  return preview
}
