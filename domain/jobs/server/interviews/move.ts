import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import type { closeInterview, Interview, moveInterview } from '../../contract/job-interview.ts'
import { ownStep } from '../steps.ts'
import { cancelAgreed } from './cancel-agreed.ts'
import { auditInterview } from './decide.ts'
import { interviewsOf, isOfFirm, type LockedInterview, lockedInterview } from './interview-rows.ts'
import { assertTime, countChange } from './interview-time.ts'
import { tellInterview } from './tell-interview.ts'

/** @throws 403 for who does not recruit for its firm, 409 for one that is not agreed upon */
function assertAgreed({ state, of: { isRecruited } }: LockedInterview): void {
  if (!isRecruited) throw forbidden()
  if (state !== 'accepted') throw conflict('interview_not_agreed')
}

/** @throws 409 for a time at which either meets somebody else: that it is the recruiter is told where it is for the same firm */
async function assertBothFree(
  { id, recruiter, of }: LockedInterview,
  { begin, end }: BodyOf<typeof moveInterview>,
  { db }: Context,
): Promise<void> {
  const taken = await maybeOne<{ isOwn: boolean }>(db)`
    select coalesce(${isOfFirm(sql`${recruiter}::int`, sql`${of.firm}`)}, false) as "isOwn"
    from job_interview other
    where other.state = 'accepted' and other.id <> ${id}
      and (other.user_id in (${of.person}::int, ${recruiter}::int)
        or other.recruiter_id in (${of.person}::int, ${recruiter}::int))
      and tstzrange(other.begin_at, other.end_at) && tstzrange(${begin}::timestamptz, ${end}::timestamptz)
    order by 1 desc limit 1`
  if (taken) throw conflict(taken.isOwn ? 'job_interview_recruiter_taken' : 'interview_time_gone')
}

/** To the same time it changes nothing. @throws 403, 404, 409, 422 */
export async function moveInterviewTo(
  id: number,
  time: BodyOf<typeof moveInterview>,
  context: Context,
): Promise<Interview[]> {
  const { db, services } = context
  const found = await lockedInterview(id, context)
  assertAgreed(found)
  assertTime(time, 'begin', services.now())
  await assertBothFree(found, time, context)
  const moved = await many(db)`
    update job_interview set begin_at = ${time.begin}::timestamptz, end_at = ${time.end}::timestamptz,
      sequence = sequence + 1, version = version + 1,
      changed_at = ${services.now().toISOString()}::timestamptz
    where id = ${id}
      and (begin_at, end_at) is distinct from (${time.begin}::timestamptz, ${time.end}::timestamptz)
    returning id`
  if (moved.length) {
    await countChange(found.of.id, context)
    const step = await ownStep(found.of.id, { kind: 'interview_moved', side: 'firm' }, context)
    await tellInterview(id, 'moved', { step, to: 'candidate' }, context)
    await auditInterview('move', found, context)
  }
  return interviewsOf(found.of.id, context)
}

/** By either side, until it has begun. @throws 403, 404, 409 */
export async function cancelInterviewOf(id: number, context: Context): Promise<Interview[]> {
  const found = await lockedInterview(id, context)
  if (!found.of.isOwn && !found.of.isRecruited) throw forbidden()
  if (found.state === 'cancelled') return interviewsOf(found.of.id, context)
  if (found.state !== 'accepted' || found.begin <= context.services.now())
    throw conflict('interview_not_agreed')
  await cancelAgreed(found, context)
  await auditInterview('cancel', found, context)
  return interviewsOf(found.of.id, context)
}

/** Said again the same, it changes nothing. @throws 403, 404, 409 before it has begun */
export async function closeInterviewAs(
  id: number,
  { state }: BodyOf<typeof closeInterview>,
  context: Context,
): Promise<Interview[]> {
  const { db, services } = context
  const found = await lockedInterview(id, context)
  if (!found.of.isRecruited) throw forbidden()
  if (found.state === state) return interviewsOf(found.of.id, context)
  const isOver = ['accepted', 'held', 'missed'].includes(found.state) && found.begin <= services.now()
  if (!isOver) throw conflict('interview_not_begun')
  await sql`update job_interview set state = ${state}, version = version + 1,
    changed_at = ${services.now().toISOString()}::timestamptz where id = ${id}`.execute(db)
  await ownStep(
    found.of.id,
    { kind: state === 'held' ? 'interview_held' : 'interview_missed', side: 'firm' },
    context,
  )
  await auditInterview(state, found, context)
  return interviewsOf(found.of.id, context)
}
