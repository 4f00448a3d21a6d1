import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { sayDistinct as call } from '../../contract/firm-twins.ts'

/** @throws 404 or 403 for a participation that is not the caller’s to change, 409 for a firm that is not in its fair */
export async function keepDistinct(
  participation: number,
  { firm: other, isDistinct }: BodyOf<typeof call>,
  context: Context,
): Promise<void> {
  const { db } = context
  const row = await reachRow(implementationOf('fair_firms'), participation, 'U', context)
  const [fair, firm] = [idOf(row.fair), idOf(row.firm)]
  const both = await many(db)`
    select 1 from fair_firm where fair_id = ${fair} and firm_id = ${other} and firm_id <> ${firm}`
  if (!both.length) throw conflict('firm_twin_gone')
  const pair = sql`least(${firm}::int, ${other}::int), greatest(${firm}::int, ${other}::int)`
  const changed = isDistinct
    ? await many(db)`
        insert into distinct_firm (fair_id, one_id, other_id) select ${fair}::int, ${pair}
        on conflict do nothing returning 1 as done`
    : await many(db)`
        delete from distinct_firm where fair_id = ${fair} and (one_id, other_id) = (${pair})
        returning 1 as done`
  if (!changed.length) return
  const details = { other, isDistinct }
  await audit({ action: 'distinguish', resource: 'firms', resourceId: firm, fair, details }, context)
}
