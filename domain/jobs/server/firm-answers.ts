import { sql } from 'kysely'
import { assertOrganizer } from '#domain/fairs/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import type { FirmAnswers, firmAnswersSorts, readFirmAnswers } from '../contract/fair-settings.ts'
import { medianDays } from './answer-rate.ts'
import { isCounted, isUnanswered } from './owed.ts'

const orders: Readonly<Record<(typeof firmAnswersSorts)[number], ReturnType<typeof sql>>> = {
  name: sql`fold(f.name), f.id`,
  '-name': sql`fold(f.name) desc, f.id`,
}

/** What was answered in time is counted although its offer was deleted. @throws 403 or 404 for a fair that the caller does not run */
export async function firmAnswersOf(
  fair: number,
  query: QueryOf<typeof readFirmAnswers>,
  context: Context,
): Promise<PagedResponse<FirmAnswers>> {
  await assertOrganizer(fair, context)
  const { db, services } = context
  const { search, order } = query
  const isPast = sql`s.is_promised and s.answer_due_at < ${services.now().toISOString()}::timestamptz`
  const isDue = sql`${isCounted('s')} and ${isPast}`
  const from = sql`
    from (select j.firm_id, (count(distinct j.id) filter (where j.deleted_at is null))::int as offers,
          (count(s.id) filter (where s.withdrawn_at is null))::int as applications,
          (count(s.id) filter (where ${isUnanswered}))::int as waiting,
          (count(s.id) filter (where ${isUnanswered} and ${isPast}))::int as overdue,
          (count(s.id) filter (where ${isDue}))::int as due,
          (count(s.id) filter (where ${isDue} and s.answered_at <= s.answer_due_at))::int as in_time,
          ${medianDays(sql`case when ${isDue} then s.answered_at - s.sent_at end`)} as median_days
        from job j left join job_solicitation s on s.job_id = j.id where j.fair_id = ${fair}
        group by j.firm_id having count(s.id) > 0 or bool_or(j.deleted_at is null)) told
      join firm f on f.id = told.firm_id
    where fold(f.name) like fold(${`%${escapeLike(search?.trim() ?? '')}%`})`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  const page = pageOf(query)
  const rows = await many<FirmAnswers>(db)`
    select json_build_object('id', f.id, 'name', f.name) as firm, told.offers, told.applications,
      told.waiting, told.overdue, told.due, told.in_time as "inTime", told.median_days as "medianDays"
    ${from}
    order by ${order ? orders[order] : sql`told.overdue desc, told.waiting desc, fold(f.name), f.id`}
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}
