import { type RawBuilder, sql } from 'kysely'
import { entryOf } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import type { AnswerRate, readAnswerRate } from '../contract/job-calls.ts'

/** Fewer due answers say nothing. */
const fewest = 5

/**
 * SQL: how a firm answers in a fair, as JSON: of the applications that were due and not withdrawn, those answered by their
 * day, and within how many days half of the answers came. Null while too few were due.
 */
export const answerRate = (fair: RawBuilder<unknown>, firm: RawBuilder<unknown>, now: Date) => sql`
  (select case when count(*) >= ${sql.lit(fewest)} then json_build_object('due', count(*)::int,
      'inTime', (count(*) filter (where due.answered_at <= due.answer_due_at))::int,
      'medianDays', greatest(1, round((percentile_cont(0.5) within group (
        order by extract(epoch from due.answered_at - due.sent_at))) / 86400)::int)) end
    from job_solicitation due join job offered on offered.id = due.job_id
    where offered.fair_id = ${fair} and offered.firm_id = ${firm} and due.withdrawn_at is null
      and due.answer_due_at < ${now.toISOString()}::timestamptz)`

/** @throws 401 or 404 for a fair that the reader may not walk through */
export async function answerRateOf(
  { fair, firm }: QueryOf<typeof readAnswerRate>,
  context: Context,
): Promise<ResponseOf<typeof readAnswerRate>> {
  await entryOf(fair, sql`1 as entered`, context)
  return one<{ answerRate: AnswerRate }>(context.db)`
    select case when exists (select from job j join fair_firm m on m.id = j.fair_firm_id
        join fair f on f.id = j.fair_id
      where j.fair_id = ${fair} and j.firm_id = ${firm} and m.is_validated = ${validationState.validated}
        and f.is_using_job_module)
      then ${answerRate(sql`${fair}::int`, sql`${firm}::int`, context.services.now())} end as "answerRate"`
}
