import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { type answerTime as call, fewestAnswers } from '../contract/conversation.ts'

/**
 * From the first message that waited to the first that answered, of the firm that has the booth now; what nobody has
 * answered yet counts for nothing.
 * @throws 404 for a booth that the caller does not see
 */
export async function answerTimeOf(id: number, { db, actor }: Context): Promise<ResponseOf<typeof call>> {
  const booth = await maybeOne<{ firm: number | null }>(db)`
    select st.firm_id as firm from stand st where st.id = ${id} and st.trashed_at is null
      and ${scopeCondition(implementationOf('stands'), 'st', 'R', actor)}`
  if (!booth) throw notFound()
  return one<ResponseOf<typeof call>>(db)`
    with said as (
      select m.conversation_id, m.id, m.side = booth.side as is_answer, m.created_at,
        lag(m.side) over (partition by m.conversation_id order by m.id) is distinct from m.side as is_first
      from conversation_side booth join direct_message m on m.conversation_id = booth.conversation_id
      where booth.stand_id = ${id} and booth.firm_id = ${booth.firm} and m.kind = 'text'
        and not m.is_withheld and m.created_at > now() - interval '30 days'),
    turns as (
      select is_answer, created_at,
        lead(created_at) over (partition by conversation_id order by id) as answered_at
      from said where is_first)
    select case when count(*) >= ${fewestAnswers} then greatest(1, ceil(percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - created_at)) / 60))::int end as minutes
    from turns where not is_answer and answered_at is not null`
}
