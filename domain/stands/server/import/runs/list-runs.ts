import { sql } from 'kysely'
import type { ParamsOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { daysToUndo, type importRuns } from '../../../contract/import/runs.ts'

const most = 20

/** Condition that an import is of the last days. */
export const isRecent = (now: Date) =>
  sql`ran_at > ${now.toISOString()}::timestamptz - make_interval(days => ${daysToUndo})`

/** Condition that an import is one of lists: programmes are undone in their own way, for longer. */
export const ofLists = (alias: string) => sql`${sql.ref(`${alias}.kind`)} in ('stands', 'people')`

/** @throws 404 for a fair that is not the caller's */
export async function listRuns(
  { id }: ParamsOf<typeof importRuns>,
  { kind }: QueryOf<typeof importRuns>,
  context: Context,
): Promise<ResponseOf<typeof importRuns>> {
  await reachRow(implementationOf('fairs'), id, 'U', context)
  return many<ResponseOf<typeof importRuns>[number]>(context.db)`
    select r.id, r.kind, r.file_name as "fileName", r.rows, ${instant('r.ran_at')} as "ranAt",
      u.first_name || ' ' || u.last_name as "ranBy", ${instant('r.undone_at')} as "undoneAt"
    from import_run r left join app_user u on u.id = r.ran_by_id
    where r.fair_id = ${id} and ${isRecent(context.services.now())}
      and ${kind ? sql`r.kind = ${kind}` : ofLists('r')}
    order by r.id desc limit ${most}`
}
