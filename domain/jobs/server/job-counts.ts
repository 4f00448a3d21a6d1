import { sql } from 'kysely'
import { entryOf } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { JobCounts } from '../contract/job-counts.ts'
import { isSeenJob } from './list-jobs.ts'
import { isOpenJob, todayIn } from './shown.ts'

/** How many offers of a fair take applications. @throws 401 for a fair that is visited by its members only */
export async function jobCountsOf(fair: number, context: Context): Promise<JobCounts> {
  const { counts } = await entryOf<{ counts: JobCounts }>(
    fair,
    sql`(
    with counted as (
      select j.firm_id as firm, count(*)::int as count,
        (count(*) filter (where (j.opened_at at time zone zoned.time_zone)::date
          = ${todayIn(sql`${fair}::int`)}))::int as today
      from job j join fair zoned on zoned.id = j.fair_id
      where j.fair_id = ${fair} and ${isSeenJob(context)} and ${isOpenJob('j')} group by j.firm_id)
    select json_build_object('total', coalesce(sum(count), 0), 'today', coalesce(sum(today), 0),
      'firms', coalesce(json_agg(json_build_object('firm', firm, 'count', count) order by firm), '[]'))
    from counted) as counts`,
    context,
  )
  return counts
}
