import { sql } from 'kysely'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type FirmFigureRow, type FirmFigureSource, onDays } from '#platform/server/firm-figures.ts'
import { fewestDue } from '../contract/job-calls.ts'
import { isCounted } from './owed.ts'

/** How many applications each exhibitor was sent, and of what share of those that were due the answer came by its day. */
export const jobFigures: FirmFigureSource = {
  columns: { applications: 0, answeredInTime: null },
  async read(asked, { db, services }) {
    const isUsed = await maybeOne(db)`
      select 1 from fair f where f.id = ${asked.fair} and f.is_using_job_module`
    if (!isUsed) return null
    const isDue = sql`${isCounted('s')} and s.is_promised
      and s.answer_due_at < ${services.now().toISOString()}::timestamptz`
    return many<FirmFigureRow>(db)`
      select j.firm_id as firm, count(*)::int as applications,
        case when count(*) filter (where ${isDue}) >= ${sql.lit(fewestDue)}
          then (count(*) filter (where ${isDue} and s.answered_at <= s.answer_due_at)::float8
            / count(*) filter (where ${isDue}))::float8 end as "answeredInTime"
      from job_solicitation s join job j on j.id = s.job_id
      where j.fair_id = ${asked.fair} and s.withdrawn_at is null and ${onDays(asked, sql`s.sent_at`)}
      group by 1 order by 1`
  },
}
