import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { fairStatus } from '../contract/statuses.ts'

/**
 * A fair that renews monthly moves on by a month when its last day has passed, as often as it takes, and stays open. Months are
 * counted from the dates as they were set: a shorter one changes those that follow no more than it has to.
 */
export async function renewFairs({ database, now }: Services): Promise<void> {
  const moment = sql`${now().toISOString()}::timestamptz`
  await sql`
    update fair set start_date = due.start_date, end_date = due.end_date, version = version + 1,
      renewal = jsonb_build_object('first', jsonb_build_array(due.first_start, due.first_end),
        'now', jsonb_build_array(due.start_date, due.end_date))
    from (
      select id, first_start, first_end,
        -- in the fair's own zone, so that it opens at the same hour on either side of a clock change
        (first_start at time zone time_zone + months * interval '1 month') at time zone time_zone as start_date,
        (first_end at time zone time_zone + months * interval '1 month') at time zone time_zone as end_date
      from (
        select asked.*,
          -- after a shorter month one more may be needed than has passed
          least_months + (((first_end at time zone time_zone + least_months * interval '1 month')
            at time zone time_zone) < ${moment})::int as months
        from (
          select f.id, f.time_zone, d.first_start, d.first_end,
            (extract(year from age(${moment}, d.first_end)) * 12
              + extract(month from age(${moment}, d.first_end)) + 1)::int as least_months
          from fair f cross join lateral (
            select (f.renewal #>> '{now,0}')::timestamptz is not distinct from f.start_date
              and (f.renewal #>> '{now,1}')::timestamptz = f.end_date as is_renewed) was
          cross join lateral (
            select case when was.is_renewed then (f.renewal #>> '{first,0}')::timestamptz
                else f.start_date end as first_start,
              case when was.is_renewed then (f.renewal #>> '{first,1}')::timestamptz
                else f.end_date end as first_end) d
          where f.is_monthly_renew and f.end_date < ${moment} and f.fair_status_id = ${fairStatus.open}) asked) counted
    ) as due
    where fair.id = due.id`.execute(database.kysely)
}
