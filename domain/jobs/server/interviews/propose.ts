import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { solicitationStatus } from '../../contract/choices.ts'
import { solicitationProposed } from '../../contract/events.ts'
import type { Interview, proposeInterviews } from '../../contract/job-interview.ts'
import { setAnswer } from '../answer.ts'
import { assertKept, type LockedSolicitation, lockedSolicitation } from '../solicitation-row.ts'
import { ownStep } from '../steps.ts'
import { tellAnswer } from '../tell-answer.ts'
import { dropProposed } from './drop-proposed.ts'
import { interviewsOf, isOfFirm } from './interview-rows.ts'
import { assertTime, countChange, type Time } from './interview-time.ts'

/** @throws 422 for somebody who does not recruit for the firm in this fair */
async function assertRecruiter(person: number, { firm, fair }: LockedSolicitation, { db }: Context) {
  const found = await maybeOne(db)`
    select 1 from app_user u join fair_user m on m.user_id = u.id and m.fair_id = ${fair}
    where u.id = ${person} and u.firm_id = ${firm} and (u.is_firm_admin or u.can_recruit)
      and not u.is_closed and m.is_validated = ${validationState.validated}`
  if (!found) throw invalid({ recruiter: 'relation_not_found' })
}

/** Rows `said` of (begin, end). */
const rowsOf = (times: readonly Time[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as said (begin timestamptz, "end" timestamptz)`

/** @throws 409 for times at which the recruiter meets somebody else for the firm; what they do elsewhere it does not hear */
async function assertFree(
  times: readonly Time[],
  { recruiter, firm }: { recruiter: number; firm: number },
  { db }: Context,
): Promise<void> {
  const taken = await maybeOne(db)`
    select 1 from job_interview other
      join ${rowsOf(times)}
        on tstzrange(other.begin_at, other.end_at) && tstzrange(said.begin, said."end")
    where other.state = 'accepted' and ${isOfFirm(sql`${recruiter}`, sql`${firm}`)} limit 1`
  if (taken) throw conflict('job_interview_recruiter_taken')
}

/** Whether these times stand already, by the same words: whoever asks again has lost the answer, and tells nobody twice. */
async function isProposed(
  { id }: LockedSolicitation,
  { times, answer }: BodyOf<typeof proposeInterviews>,
  recruiter: number,
  { db }: Context,
): Promise<boolean> {
  const found = await maybeOne(db)`
    select 1 from job_solicitation s
    where s.id = ${id} and s.status = ${solicitationStatus.proposal}
      and s.answer = coalesce(${answer ?? null}, s.answer)
      and (select array_agg((i.begin_at, i.end_at) order by i.begin_at, i.end_at) from job_interview i
        where i.job_solicitation_id = s.id and i.state = 'proposed' and i.recruiter_id = ${recruiter})
      = (select array_agg((said.begin, said."end") order by said.begin, said."end")
        from ${rowsOf(times)})`
  return found !== undefined
}

/** The times are told with the firm’s words, in one mail; without new ones those before stand. */
async function say(found: LockedSolicitation, answer: string | undefined, step: number, context: Context) {
  const isSaid = found.status === solicitationStatus.proposal && answer === undefined
  const said = { status: solicitationStatus.proposal, answer }
  if (isSaid || !(await setAnswer(found, said, context, solicitationProposed))) {
    await emit(context, solicitationProposed, { solicitation: found.id, step })
    await tellAnswer(found.id, context)
  }
}

/** @throws 403, 404, 409, 422 */
export async function proposeTimes(
  id: number,
  said: BodyOf<typeof proposeInterviews>,
  context: Context,
): Promise<Interview[]> {
  const { times, recruiter, answer } = said
  const { db, actor, services } = context
  const found = await lockedSolicitation(id, context)
  if (!found.isRecruited) throw forbidden()
  assertKept(found)
  await countChange(id, context)
  for (const time of times) assertTime(time, 'times', services.now())
  const meeting = recruiter ?? actor.userId ?? 0
  await assertRecruiter(meeting, found, context)
  const agreed = await maybeOne(db)`
    select 1 from job_interview where job_solicitation_id = ${id} and state = 'accepted'`
  if (agreed) throw conflict('job_interview_accepted_taken')
  await audit(
    { action: 'propose_times', resource: 'job_solicitations', resourceId: id, fair: found.fair },
    context,
  )
  if (await isProposed(found, said, meeting, context)) return interviewsOf(id, context)
  await assertFree(times, { recruiter: meeting, firm: found.firm }, context)
  await dropProposed(id, 'lapsed', context)
  await sql`
    insert into job_interview (job_solicitation_id, user_id, recruiter_id, begin_at, end_at, slot, changed_at)
    select ${id}, ${found.person}, ${meeting}, said.begin, said."end",
      (row_number() over (order by said.begin, said."end"))::int,
        ${services.now().toISOString()}::timestamptz
    from ${rowsOf(times)}`.execute(db)
  const step = await ownStep(id, { kind: 'times_proposed', side: 'firm' }, context)
  await say(found, answer, step, context)
  return interviewsOf(id, context)
}
