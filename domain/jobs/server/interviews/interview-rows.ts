import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { interviewStates } from '../../contract/choices.ts'
import type { Interview } from '../../contract/job-interview.ts'
import { type LockedSolicitation, lockedSolicitation } from '../solicitation-row.ts'

export type InterviewState = (typeof interviewStates)[number]

/** SQL: what the interview `i` is at this time; one that was proposed and has begun has lapsed. */
export const stateOfInterview = (now: Date) =>
  sql`case when i.state = 'proposed' and i.begin_at <= ${now.toISOString()}::timestamptz then 'lapsed'
    else i.state end`

const isThen = sql`other.state = 'accepted' and other.id <> i.id
  and tstzrange(other.begin_at, other.end_at) && tstzrange(i.begin_at, i.end_at)`

/** SQL: neither side of the interview `i` meets somebody else then, on whichever side. */
export const isFreeTime = sql`not exists (select from job_interview other where ${isThen}
  and (other.user_id in (i.user_id, i.recruiter_id) or other.recruiter_id in (i.user_id, i.recruiter_id)))`

/** SQL: the firm `firm` has the interview `other`, as whose `recruiter` somebody is in it. */
export const isOfFirm = (recruiter: RawBuilder<unknown>, firm: RawBuilder<unknown>) => sql`
  other.recruiter_id = ${recruiter} and exists (select from job_solicitation theirs
    join job offered on offered.id = theirs.job_id
    where theirs.id = other.job_solicitation_id and offered.firm_id = ${firm})`

/** SQL: the same, as far as who reads it may know: what its people do elsewhere is not told to a firm. */
const isFreeTo = ({ userId }: Context['actor']) => sql`case when i.user_id = ${userId}::int then ${isFreeTime}
  else not exists (select from job_interview other where ${isThen} and ${isOfFirm(
    sql`i.recruiter_id`,
    sql`(select own.firm_id from job_solicitation sent join job own on own.id = sent.job_id
      where sent.id = i.job_solicitation_id)`,
  )}) end`

type Reading = Pick<Context, 'actor' | 'services'>

/** Columns of an `Interview`, of `i`. */
export const interviewColumns = ({ actor, services }: Reading): RawBuilder<unknown> => sql`
  i.id, ${instant('i.begin_at')} as begin, ${instant('i.end_at')} as "end",
  ${stateOfInterview(services.now())} as state, i.sequence,
  (select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
    from app_user u where u.id = i.recruiter_id) as recruiter,
  i.state = 'proposed' and ${isFreeTo(actor)} as "isFree"`

/** SQL: those of the application `s`, as JSON. What was proposed and gave way to other times, or passed, is left out. */
export const interviewsJson = (reading: Reading): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(told order by told.begin, told.id), '[]')
  from (select ${interviewColumns(reading)} from job_interview i where i.job_solicitation_id = s.id) told
  where told.state <> 'lapsed')`

export async function interviewsOf(
  solicitation: number,
  { db, ...reading }: Reading & Pick<Context, 'db'>,
): Promise<Interview[]> {
  const { interviews } = await one<{ interviews: Interview[] }>(db)`
    select ${interviewsJson(reading)} as interviews from job_solicitation s
      where s.id = ${solicitation}`
  return interviews
}

export type LockedInterview = {
  id: number
  begin: Date
  end: Date
  state: InterviewState
  recruiter: number | null
  of: LockedSolicitation
}

/** With its application, which is locked: of one application one thing happens at a time. @throws 404 */
export async function lockedInterview(id: number, context: Context): Promise<LockedInterview> {
  const { db, services } = context
  const hung = await maybeOne<{ solicitation: number }>(db)`
    select job_solicitation_id as solicitation from job_interview where id = ${id}`
  if (!hung) throw notFound()
  const of = await lockedSolicitation(hung.solicitation, context)
  const row = await maybeOne<Omit<LockedInterview, 'of'>>(db)`
    select i.id, i.begin_at as begin, i.end_at as "end", ${stateOfInterview(services.now())} as state,
      i.recruiter_id as recruiter
    from job_interview i where i.id = ${id}`
  if (!row) throw notFound()
  return { ...row, of }
}
