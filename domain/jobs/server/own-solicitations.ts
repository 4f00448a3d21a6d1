import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { OwnSolicitation, ownSolicitations } from '../contract/job-solicitation.ts'
import { interviewsJson } from './interviews/interview-rows.ts'
import { isNamedToFirm } from './recruited.ts'
import { isShownJob, isThereJob } from './shown.ts'
import { stepsOf } from './steps.ts'

/** One's own, the latest first, also of offers that are seen no more. */
export async function listOwnSolicitations(
  query: QueryOf<typeof ownSolicitations>,
  context: Context,
): Promise<PagedResponse<OwnSolicitation>> {
  const { db, actor, locale } = context
  const where = sql.join(
    [
      sql`s.user_id = ${actor.userId} and fair.trashed_at is null`,
      ...(query['profile.id'] ? [sql`s.job_profile_id = ${query['profile.id']}`] : []),
      ...(query.fair ? [sql`j.fair_id = ${query.fair}`] : []),
    ],
    sql` and `,
  )
  const from = sql`from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
    join fair on fair.id = j.fair_id where ${where}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  const page = pageOf(query)
  const rows = await many<OwnSolicitation>(db)`
    select s.id, json_build_object('id', j.id, 'title', coalesce(${translatedText('j', 'title', locale)}, ''),
        'isShown', ${isThereJob('j')} and ${isShownJob('j')}) as job,
      json_build_object('id', f.id, 'name', f.name, 'color', f.color, 'shape', f.shape,
        'logo', (select m.thumbnail_path from media_object m where m.id = f.logo_id)) as firm,
      json_build_object('id', fair.id, 'homepage', fair.homepage) as fair,
      s.status, ${instant('s.sent_at')} as "sentAt", ${instant('s.answer_due_at')} as "answerDueAt",
      s.is_promised as "isPromised",
      ${instant('s.read_at')} as "readAt", ${instant('s.answered_at')} as "answeredAt", s.answer,
      s.decline_reason as "declineReason", ${instant('s.withdrawn_at')} as "withdrawnAt",
      ${instant('s.nudged_at')} as "nudgedAt",
      ${instant('s.emptied_at')} as "emptiedAt", not ${isNamedToFirm} as "isAnonymous",
      ${stepsOf} as steps, ${interviewsJson(context)} as interviews
    ${from} order by s.sent_at desc, s.id desc limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}
