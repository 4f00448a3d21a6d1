import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { Context } from '#platform/server/context.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { ApplicationFigures, LateAnswers, type LateFirm } from '../contract/dashboard.ts'

type Row = Omit<LateFirm, 'initials'> & { total: number }

const firmsShown = 6
const nowOf = ({ services }: Context) => sql`${services.now().toISOString()}::timestamptz`

/** Applications of a fair with the module, but for those that were withdrawn. */
const sentTo = (fair: number) => sql`job_solicitation s join job j on j.id = s.job_id
  join fair f on f.id = j.fair_id and f.is_using_job_module
  where f.id = ${fair} and s.withdrawn_at is null`

async function figuresOf(fair: number, context: Context) {
  const isToday = sql`(s.sent_at at time zone f.time_zone)::date
    = (${nowOf(context)} at time zone f.time_zone)::date`
  const row = await one<ApplicationFigures>(context.db)`
    select count(*)::int as total, (count(*) filter (where ${isToday}))::int as today,
      (count(*) filter (where ${isToday} and s.status > 0))::int as read
    from ${sentTo(fair)}`
  return row
}

async function lateAnswersOf(fair: number, context: Context) {
  const isWaiting = sql`s.answered_at is null`
  const rows = await many<Row>(context.db)`
    select fi.id, fi.name, fi.shape, fi.color, m.thumbnail_path as logo, late.overdue, late.waiting,
      (sum(late.overdue) over ())::int as total
    from (
      select j.firm_id, count(*)::int as waiting,
        (count(*) filter (where s.answer_due_at < ${nowOf(context)}))::int as overdue
      from ${sentTo(fair)} and ${isWaiting} group by j.firm_id) late
    join firm fi on fi.id = late.firm_id left join media_object m on m.id = fi.logo_id
    where late.overdue > 0 order by late.overdue desc, fi.name, fi.id limit ${firmsShown}`
  return {
    overdue: rows[0]?.total ?? 0,
    firms: rows.map(({ total: _, ...firm }) => ({ ...firm, initials: initialsOf(firm.name) })),
  }
}

export const jobDashboard = [
  defineDashboardPart('applications', ApplicationFigures, figuresOf),
  defineDashboardPart('answers', LateAnswers, lateAnswersOf),
]
