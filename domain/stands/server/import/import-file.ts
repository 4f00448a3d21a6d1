import type { Actor } from '#platform/server/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { readTable } from '#platform/server/import/read-table.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { importFields } from '../../contract/import/fields.ts'
import { importTable, type RunOptions } from './import-table.ts'
import { saidColumns } from './said-columns.ts'

/** Whoever has the database at hand may do everything. */
const operator: Actor = { userId: null, sessionId: null, roles: ['superAdmin'], reach: {} }

/** Imports a file of the operator into the fair at `slug`. @throws 422 for a wrong file or fair. */
export async function importFile(
  { database, now }: Pick<Services, 'database' | 'now'>,
  slug: string,
  bytes: Buffer,
  {
    columns,
    takesGoodLines,
    ...options
  }: Omit<RunOptions, 'now'> & {
    takesGoodLines?: boolean
    /** `Stand=number`: what a column holds whose title does not say it. */
    columns?: readonly string[]
  },
): Promise<ImportPreview> {
  const table = await readTable(bytes, importFields)
  const mapping = columns?.length ? saidColumns(columns, table.columns) : null
  return database.transaction(
    async db => {
      const row = await maybeOne<{
        id: number
      }>(db)`select id from fair where homepage = ${slug} and trashed_at is null`
      const fair = row?.id
      if (fair === undefined) throw invalid({ fair: 'import_fair_unknown' })
      const work = { db, fair, table, mapping, takesGoodLines }
      const done = await importTable(work, { ...options, now: now() })
      const entry = { action: 'import', resource: 'stands', resourceId: fair, fair }
      await audit({ ...entry, details: { rows: done.rows } }, { db, actor: operator, requestId: 'terminal' })
      return done
    },
    { unhurried: true },
  )
}
