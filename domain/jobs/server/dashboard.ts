import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { Context } from '#platform/server/context.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { FairApplications, type LateFirm } from '../contract/dashboard.ts'
import { isOwed } from './owed.ts'

const firmsShown = 6
const nowOf = ({ services }: Context) => sql`${services.now().toISOString()}::timestamptz`

/** Applications of a fair with the module, but for those that were withdrawn. */
const sentTo = (fair: number) => sql`job_solicitation s join job j on j.id = s.job_id
  join fair f on f.id = j.fair_id and f.is_using_job_module
  where f.id = ${fair} and s.withdrawn_at is null`
const isLate = (context: Context) => sql`${isOwed} and s.answer_due_at < ${nowOf(context)}`

async function figuresOf(fair: number, context: Context) {
  const isToday = sql`(s.sent_at at time zone f.time_zone)::date
    = (${nowOf(context)} at time zone f.time_zone)::date`
  const row = await one<Omit<FairApplications, 'firms'>>(context.db)`
    select count(*)::int as total, (count(*) filter (where ${isToday}))::int as today,
      (count(*) filter (where ${isToday} and s.status > 0))::int as read,
      (count(*) filter (where ${isLate(context)}))::int as overdue
    from ${sentTo(fair)}`
  return row
}

async function lateFirmsOf(fair: number, context: Context): Promise<LateFirm[]> {
  const rows = await many<Omit<LateFirm, 'initials'>>(context.db)`
    select fi.id, fi.name, fi.shape, fi.color, m.thumbnail_path as logo, late.overdue
    from (
      select j.firm_id, count(*)::int as overdue from ${sentTo(fair)} and ${isLate(context)}
      group by j.firm_id) late
    join firm fi on fi.id = late.firm_id left join media_object m on m.id = fi.logo_id
    order by late.overdue desc, fold(fi.name), fi.id limit ${firmsShown}`
  return rows.map(firm => ({ ...firm, initials: initialsOf(firm.name) }))
}

export const jobDashboard = defineDashboardPart('applications', FairApplications, async (fair, context) => ({
  ...(await figuresOf(fair, context)),
  firms: await lateFirmsOf(fair, context),
}))
