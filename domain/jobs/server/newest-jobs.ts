import { sql } from 'kysely'
import { entryOf } from '#domain/fairs/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { NewestJobs, newestJobs } from '../contract/newest-jobs.ts'
import { answerRateIn } from './answer-rate.ts'
import { isSeenJob, newestFirst, offerColumns } from './list-jobs.ts'
import { isOpenJob } from './shown.ts'

const most = 4

/** In one statement: a booth asks for it. @throws 401 for a fair that is visited by its members only */
export async function newestJobsOf(
  { fair, firm }: QueryOf<typeof newestJobs>,
  context: Context,
): Promise<NewestJobs> {
  const open = sql`from job j where j.fair_id = ${fair} and j.firm_id = ${firm}
    and ${isSeenJob(context)} and ${isOpenJob('j')}`
  const { total, offers, answerRate } = await entryOf<NewestJobs>(
    fair,
    sql`(select count(*)::int ${open}) as total,
      (select coalesce(json_agg(found), '[]') from (
        select ${offerColumns(context.locale)} ${open} order by ${newestFirst} limit ${most}) found)
          as offers,
      ${answerRateIn({ fair, firm }, context)} as "answerRate"`,
    context,
  )
  return { total, offers, answerRate }
}
