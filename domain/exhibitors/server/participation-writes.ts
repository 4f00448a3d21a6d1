import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

/**
 * Whoever takes a firm into a fair may from then on change the firm: so a firm is taken in by those who run a fair in
 * which it is already, or where it is in none and in the trash of none. Seeing it in a public fair is not enough.
 * @throws 422
 */
export async function beforeParticipationWrite(
  input: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  const firm = current ? null : idOf(input.firm, 'firms')
  if (firm === null) return input
  const rows = await many(context.db)`
    select 1 from firm t where t.id = ${firm}
      and (${scopeCondition(implementationOf('firms'), 't', 'U', context.actor)}
        or not exists (select 1 from fair_firm f where f.firm_id = t.id union all select 1 from trash f
        where f.firm_id = t.id))`
  if (!rows.length) throw invalid({ firm: 'relation_not_found' })
  return input
}
