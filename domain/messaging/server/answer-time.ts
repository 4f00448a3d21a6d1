import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { type answerTime as call, fewestAnswers } from '../contract/conversation.ts'
import { answerTurns, medianMinutes } from './answer-turns.ts'

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
  const recent = sql`b.stand_id = ${id} and b.firm_id = ${booth.firm}
    and m.created_at > now() - interval '30 days'`
  return one<ResponseOf<typeof call>>(db)`
    select ${medianMinutes(fewestAnswers)} as minutes from (${answerTurns(recent)}) t where not is_answer`
}
