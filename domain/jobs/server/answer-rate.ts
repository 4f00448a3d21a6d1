import { type RawBuilder, sql } from 'kysely'

/** Fewer due answers say nothing. */
const fewest = 5

/**
 * SQL: how a firm answers in a fair, as JSON: of the applications that were due and not withdrawn, those answered by their
 * day, and within how many days half of the answers came. Null while too few were due.
 */
export const answerRate = (fair: RawBuilder<unknown>, firm: RawBuilder<unknown>, now: Date) => sql`
  (select case when count(*) >= ${sql.lit(fewest)} then json_build_object('due', count(*)::int,
      'inTime', (count(*) filter (where due.answered_at <= due.answer_due_at))::int,
      'medianDays', ceil((percentile_cont(0.5) within group (
        order by extract(epoch from due.answered_at - due.sent_at))) / 86400)::int) end
    from job_solicitation due join job offered on offered.id = due.job_id
    where offered.fair_id = ${fair} and offered.firm_id = ${firm} and due.withdrawn_at is null
      and due.answer_due_at < ${now.toISOString()}::timestamptz)`
