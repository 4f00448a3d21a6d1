import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { fairStatus } from '../contract/statuses.ts'

/** A fair that renews monthly moves on by a month when its last day has passed, as often as it takes, and stays open. */
export async function renewFairs({ database, now }: Services): Promise<void> {
  const moment = now().toISOString()
  await sql`
    update fair set
      -- in the fair's own zone, so that it opens at the same hour on either side of a clock change
      start_date = (start_date at time zone time_zone + months * interval '1 month') at time zone time_zone,
      end_date = (end_date at time zone time_zone + months * interval '1 month') at time zone time_zone,
      version = version + 1
    from (
      select id as late, (extract(year from age(${moment}::timestamptz, end_date)) * 12 + extract(month from age(${moment}::timestamptz, end_date)) + 1)::int as months
      from fair where is_monthly_renew and end_date < ${moment}::timestamptz and fair_status_id = ${fairStatus.open}
    ) as due
    where fair.id = due.late`.execute(database.kysely)
}
