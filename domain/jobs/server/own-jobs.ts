import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { anyOf, scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { OwnJob, ownJobSorts, ownJobs } from '../contract/own-jobs.ts'
import { isOwed, isUnanswered, isUnread } from './owed.ts'
import { recruitedParts } from './recruited.ts'
import { isInJobModule, isThereJob, stateOfJob } from './shown.ts'

type Query = QueryOf<typeof ownJobs>

const orders: Readonly<Record<(typeof ownJobSorts)[number], RawBuilder<unknown>>> = {
  title: sql`fold(own.title), own.id`,
  '-title': sql`fold(own.title) desc, own.id`,
  finalDate: sql`own."finalDate" nulls last, own.id`,
  '-finalDate': sql`own."finalDate" desc nulls last, own.id`,
}

/** What one may change, and what one recruits for. */
const isKeptBy = ({ actor }: Context) =>
  anyOf([
    scopeCondition(implementationOf('jobs'), 'j', 'U', actor),
    sql`j.fair_firm_id in ${recruitedParts(actor)}`,
  ])

/** Offers of a fair with what waits at each, for whoever keeps or answers them. */
export async function listOwnJobs(query: Query, context: Context): Promise<PagedResponse<OwnJob>> {
  const { db, locale, services } = context
  const { fair, firm, search, state, isWaiting, order } = query
  const typed = search?.trim()
  const like = `%${escapeLike(typed ?? '')}%`
  const where = sql.join(
    [
      sql`j.fair_id = ${fair} and ${isThereJob('j')} and ${isInJobModule('j')} and ${isKeptBy(context)}`,
      ...(firm ? [sql`j.firm_id = ${firm}`] : []),
      ...(state ? [sql`${stateOfJob('j')} = ${state}`] : []),
      ...(typed
        ? [
            sql`(fold(coalesce(${translatedText('j', 'title', locale)}, '')) like fold(${like})
              or fold(f.name) like fold(${like}) or fold(coalesce(j.reference, '')) like fold(${like}))`,
          ]
        : []),
      ...(isWaiting
        ? [sql`exists (select from job_solicitation s where s.job_id = j.id and ${isUnanswered})`]
        : []),
    ],
    sql` and `,
  )
  const from = sql`from job j join firm f on f.id = j.firm_id where ${where}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  const page = pageOf(query)
  const isLate = sql`s.answer_due_at < ${services.now().toISOString()}::timestamptz`
  const rows = await many<OwnJob>(db)`
    select * from (
      select j.id, coalesce(${translatedText('j', 'title', locale)}, '') as title,
        json_build_object('id', f.id, 'name', f.name) as firm, j.reference, ${stateOfJob('j')} as state,
        j.close_reason as "closeReason", j.final_date::text as "finalDate",
        (select json_build_object('all', count(*)::int,
            'unread', (count(*) filter (where ${isUnread}))::int,
            'waiting', (count(*) filter (where ${isUnanswered}))::int,
            'overdue', (count(*) filter (where ${isOwed} and ${isLate}))::int)
          from job_solicitation s where s.job_id = j.id and s.withdrawn_at is null) as applications
      ${from}) own
    order by ${order ? orders[order] : sql`own.id desc`}
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}
