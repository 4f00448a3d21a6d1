import { type RawBuilder, sql } from 'kysely'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { listTrash as call } from '../../contract/trash.ts'
import { fairsWithin } from '../seen-fairs.ts'
import { isOwnTrashedFair } from './own-trashed-fair.ts'

const most = 1000

/** What was taken out of one fair, or which fairs were, or who was out of any of one's own; the latest first. @throws 404 for a fair that is not the caller's. */
export async function readTrash(
  { fair, kind }: QueryOf<typeof call>,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  if (fair !== undefined) await reachRow(implementationOf('fairs'), fair, 'U', context)
  const ofNone =
    kind === 'person'
      ? sql`t.fair_id in ${fairsWithin(context.actor, ['F', 'G'])}`
      : sql`t.kind = 'fair' and ${isOwnTrashedFair('t', context)}`
  const asked: RawBuilder<unknown>[] = [
    fair === undefined ? ofNone : sql`t.kind <> 'fair' and t.fair_id = ${fair}`,
    kind ? sql`t.kind = ${kind}` : sql`true`,
  ]
  return many<ResponseOf<typeof call>[number]>(context.db)`
    select t.id, t.kind, t.fair_id as fair, t.name, ${instant('t.trashed_at')} as "trashedAt",
      u.first_name || ' ' || u.last_name as "trashedBy",
      case t.kind when 'firm' then t.firm_id when 'person' then t.person_id
        when 'hall' then (t.rows->'fair_hall'->0->>'id')::int when 'fair' then t.fair_id
        else (t.rows->t.kind->0->>'id')::int end as of,
      ${instant(sql`t.trashed_at + make_interval(days => ${daysInTrash})`)} as "deletedOn"
    from trash t left join app_user u on u.id = t.trashed_by_id
    where ${sql.join(asked, sql` and `)}
    order by t.trashed_at desc, t.id desc limit ${most}`
}
