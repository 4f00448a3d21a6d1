import { sql } from 'kysely'
import { assertOrganizer } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { FirmAnswers } from '../contract/fair-settings.ts'

/** @throws 403 or 404 for a fair that the caller does not run */
export async function firmAnswersOf(fair: number, context: Context): Promise<FirmAnswers[]> {
  await assertOrganizer(fair, context)
  const now = sql`${context.services.now().toISOString()}::timestamptz`
  return many<FirmAnswers>(context.db)`
    select json_build_object('id', f.id, 'name', f.name) as firm, count(distinct j.id)::int as offers,
      (count(s.id) filter (where s.withdrawn_at is null))::int as applications,
      (count(s.id) filter (where s.answered_at is null and s.withdrawn_at is null))::int as waiting,
      (count(s.id) filter (where s.answered_at is null and s.withdrawn_at is null
        and s.answer_due_at < ${now}))::int as overdue,
      (count(s.id) filter (where s.withdrawn_at is null and s.answer_due_at < ${now}))::int as due,
      (count(s.id) filter (where s.withdrawn_at is null and s.answer_due_at < ${now}
        and s.answered_at <= s.answer_due_at))::int as "inTime"
    from job j join firm f on f.id = j.firm_id left join job_solicitation s on s.job_id = j.id
    where j.fair_id = ${fair} and j.deleted_at is null
    group by f.id order by overdue desc, waiting desc, f.name, f.id limit 1000`
}
