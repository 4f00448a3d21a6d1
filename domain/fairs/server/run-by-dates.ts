import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { fairStatus } from '../contract/statuses.ts'

/** Fairs that are asked to open on their first day and are over after their last; one that renews monthly goes on. */
export async function runFairsByDates(services: Services): Promise<void> {
  const moment = services.now().toISOString()
  await services.database.transaction(db =>
    sql`
      update fair f set fair_status_id = due.status, version = f.version + 1
      from (
        select id, case fair_status_id
          when ${fairStatus.preparation} then ${fairStatus.open}::int
          else ${fairStatus.finished}::int end as status
        from fair where is_run_by_dates and trashed_at is null and not is_archived
          and case fair_status_id
            when ${fairStatus.preparation} then start_date <= ${moment}::timestamptz
              and (end_date is null or end_date > ${moment}::timestamptz)
            when ${fairStatus.open} then not is_monthly_renew and end_date <= ${moment}::timestamptz
            else false end
        for update) as due
      where f.id = due.id`.execute(db),
  )
}
