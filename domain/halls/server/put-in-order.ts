import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

/** The halls that are named come first, in that order; others keep theirs after them. @throws 403, 404, 422 */
export async function putInOrder(fair: number, halls: readonly number[], context: Context): Promise<void> {
  const { db } = context
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const rows = await many(db)`
    select id from fair_hall where fair_id = ${fair} and id = any(${[...halls]}::int[])`
  if (rows.length !== halls.length) throw invalid({ halls: 'relation_not_found' })
  await sql`
    update fair_hall h set rank = placed.rank, version = h.version + 1
    from (select id, row_number() over (order by array_position(${[...halls]}::int[], id), rank, id)::int - 1
      as rank from fair_hall where fair_id = ${fair}) placed
    where h.id = placed.id and h.rank <> placed.rank`.execute(db)
  await audit(
    { action: 'order', resource: 'fair_halls', resourceId: fair, fair, details: { halls: [...halls] } },
    context,
  )
}
