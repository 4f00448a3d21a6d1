import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Interview, OwnInterview, ownInterviews } from '../../contract/job-interview.ts'
import { isNamedToFirm, recruitedParts } from '../recruited.ts'
import { interviewCalendarOf } from './calendar.ts'
import { interviewColumns, interviewsOf } from './interview-rows.ts'
import { calendarFactsOf, calendarHostOf, interviewEntryOf } from './tell-interview.ts'

/** @throws 404 */
export async function interviewsOfSolicitation(id: number, context: Context): Promise<Interview[]> {
  await reachRow(implementationOf('job_solicitations'), id, 'R', context)
  return interviewsOf(id, context)
}

/** Of both sides, of the firm’s as long as one recruits there; of a fair that is in the trash none. */
export function listOwnInterviews(
  { fair }: QueryOf<typeof ownInterviews>,
  context: Context,
): Promise<OwnInterview[]> {
  const { db, actor, locale, services } = context
  const now = services.now()
  return many<OwnInterview>(db)`
    select ${interviewColumns(context)}, s.id as solicitation,
      json_build_object('id', j.id, 'title', coalesce(${translatedText('j', 'title', locale)}, '')) as job,
      json_build_object('id', e.id, 'name', e.name) as firm,
      json_build_object('id', f.id, 'homepage', f.homepage) as fair,
      case when i.user_id <> ${actor.userId} and ${isNamedToFirm} then (
        select json_build_object('firstName', u.first_name, 'lastName', u.last_name)
        from app_user u where u.id = i.user_id) end as candidate,
      case when i.user_id = ${actor.userId} then 'candidate' else 'firm' end as side
    from job_interview i join job_solicitation s on s.id = i.job_solicitation_id join job j on j.id = s.job_id
      join firm e on e.id = j.firm_id join fair f on f.id = j.fair_id
    where (i.user_id = ${actor.userId}
        or (i.recruiter_id = ${actor.userId} and j.fair_firm_id in ${recruitedParts(actor)}))
      and i.state in ('proposed', 'accepted')
      and i.end_at > ${now.toISOString()}::timestamptz
      and (i.state = 'accepted' or i.begin_at > ${now.toISOString()}::timestamptz)
      and f.trashed_at is null and s.withdrawn_at is null ${fair ? sql`and f.id = ${fair}` : sql``}
    order by i.begin_at, i.id limit 200`
}

/** @throws 404 for one of somebody else, and for a time that was never agreed upon */
export async function sendInterviewCalendar(id: number, context: HttpContext): Promise<string> {
  const { db, actor, locale, reply, services } = context
  const row = await maybeOne<{ solicitation: number; state: string; isOwn: boolean }>(db)`
    select job_solicitation_id as solicitation, state, coalesce(user_id = ${actor.userId}, false) as "isOwn"
    from job_interview where id = ${id} and state in ('accepted', 'held', 'missed', 'cancelled')`
  if (!row) throw notFound()
  await reachRow(implementationOf('job_solicitations'), row.solicitation, 'R', context)
  const entry = await interviewEntryOf(
    await calendarFactsOf(id, context),
    { isFirm: !row.isOwn, isCancelled: row.state === 'cancelled', locale },
    context,
  )
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="interview-${id}.ics"`,
    'cache-control': 'private, no-store',
  })
  return interviewCalendarOf(entry, calendarHostOf(services.settings.PUBLIC_URL), null)
}
