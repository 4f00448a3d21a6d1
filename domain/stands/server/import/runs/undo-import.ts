import { sql } from 'kysely'
import { lockPlan } from '#domain/fairs/server/index.ts'
import type { ParamsOf } from '#platform/contract/endpoint.ts'
import { hasRole } from '#platform/server/actor.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { undoImport } from '../../../contract/import/runs.ts'
import { isRecent, ofLists } from './list-runs.ts'
import { touchedNames } from './touched-names.ts'
import { touchedSince, undoRun } from './undo-run.ts'

const shownNames = 20

type Found = { kind: string; fileName: string; rows: number; isUndone: boolean; isOwn: boolean | null }

/** @throws 404 for an import that is not there any more, 409 for one that is undone or on which somebody has worked since */
export async function undoImportOf(
  { id, run }: ParamsOf<typeof undoImport>,
  context: Context,
): Promise<void> {
  const { db, services, actor } = context
  await reachRow(implementationOf('fairs'), id, 'U', context)
  await lockPlan(db, id)
  const found = await maybeOne<Found>(db)`
    select kind, file_name as "fileName", rows, undone_at is not null as "isUndone",
      ran_by_id = ${actor.userId} as "isOwn"
    from import_run where id = ${run} and fair_id = ${id} and ${ofLists('import_run')}
      and ${isRecent(services.now())}
    for update`
  if (!found) throw notFound()
  // Whom somebody could not have made they cannot unmake either.
  if (found.kind === 'people' && !found.isOwn && !hasRole(actor, 'superAdmin'))
    throw conflict('import_of_another')
  if (found.isUndone) throw conflict('import_undone')
  const touched = await touchedSince(run, db)
  if (touched.length) {
    const names = await touchedNames(touched, db)
    const more = names.length > shownNames ? ` … (${names.length})` : ''
    throw new Refusal(409, 'import_touched', {
      values: { names: names.slice(0, shownNames).join(', ') + more },
    })
  }
  await undoRun(run, db)
  // What it was is said by the audit log; the rows themselves were of use for this alone.
  await sql`delete from import_change where run_id = ${run}`.execute(db)
  await sql`
    update import_run set undone_at = ${services.now().toISOString()}::timestamptz,
      undone_by_id = ${actor.userId}
    where id = ${run}`.execute(db)
  const { kind, fileName, rows } = found
  await audit(
    {
      action: 'undo_import',
      resource: kind === 'people' ? 'users' : 'stands',
      resourceId: id,
      fair: id,
      details: { fileName, rows },
    },
    context,
  )
}
