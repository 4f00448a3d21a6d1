import type { Actor } from '#platform/server/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { readCsv } from '#platform/server/import/read-csv.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { type CsvImport, importCsv } from './import-csv.ts'
import { saidColumns } from './said-columns.ts'

/** Whoever has the database at hand may do everything. */
const operator: Actor = { userId: null, sessionId: null, roles: ['superAdmin'], reach: {} }

/** Imports a file of the operator into the fair at `slug`. @throws 422 for a wrong file or fair. */
export async function importFile(
  { database }: Pick<Services, 'database'>,
  slug: string,
  bytes: Uint8Array,
  {
    columns,
    ...options
  }: Pick<CsvImport, 'onProgress' | 'confirmsRemovals'> & {
    /** `Stand=number`: what a column holds whose title does not say it. */
    columns?: readonly string[]
  },
): Promise<ImportPreview> {
  const csv = readCsv(bytes)
  const mapping = columns?.length ? saidColumns(columns, csv.columns) : null
  return database.transaction(
    async db => {
      const row = await maybeOne<{
        id: number
      }>(db)`select id from fair where homepage = ${slug} and trashed_at is null`
      const fair = row?.id
      if (fair === undefined) throw invalid({ fair: 'import_fair_unknown' })
      const done = await importCsv({ db, fair, csv, mapping, ...options })
      const entry = { action: 'import', resource: 'stands', resourceId: fair, fair }
      await audit({ ...entry, details: { rows: done.rows } }, { db, actor: operator, requestId: 'terminal' })
      return done
    },
    { unhurried: true },
  )
}
