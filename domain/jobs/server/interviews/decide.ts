import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import type { Interview } from '../../contract/job-interview.ts'
import { assertKept } from '../solicitation-row.ts'
import { ownStep } from '../steps.ts'
import { dropProposed } from './drop-proposed.ts'
import { interviewsOf, isFreeTime, type LockedInterview, lockedInterview } from './interview-rows.ts'
import { tellInterview } from './tell-interview.ts'

/** @throws 403 for somebody else's, 409 once the application is withdrawn */
function assertCandidate({ of }: LockedInterview): void {
  if (!of.isOwn) throw forbidden()
  assertKept(of)
}

export const auditInterview = (action: string, { id, of }: LockedInterview, context: Context) =>
  audit({ action, resource: 'job_interviews', resourceId: id, fair: of.fair }, context)

/** Two who pick the same moment: one has it, the database sees to that. @throws 403, 404, 409 */
export async function acceptTime(id: number, context: Context): Promise<Interview[]> {
  const { db, services } = context
  const found = await lockedInterview(id, context)
  assertCandidate(found)
  if (found.state === 'accepted') return interviewsOf(found.of.id, context)
  if (found.state !== 'proposed') throw conflict('interview_not_proposed')
  const free = await maybeOne(db)`select 1 from job_interview i where i.id = ${id} and ${isFreeTime}`
  if (!free) throw conflict('interview_time_gone')
  await sql`update job_interview set state = 'accepted', slot = null, version = version + 1,
    changed_at = ${services.now().toISOString()}::timestamptz where id = ${id}`.execute(db)
  await dropProposed(found.of.id, 'lapsed', context)
  const step = await ownStep(found.of.id, { kind: 'time_accepted', side: 'candidate' }, context)
  await tellInterview(id, 'accepted', { step, to: 'firm' }, context)
  await auditInterview('accept', found, context)
  return interviewsOf(found.of.id, context)
}

/** All that were proposed with it: the firm may propose others. @throws 403, 404, 409 */
export async function declineTimes(id: number, context: Context): Promise<Interview[]> {
  const found = await lockedInterview(id, context)
  assertCandidate(found)
  if (found.state === 'declined') return interviewsOf(found.of.id, context)
  if (found.state !== 'proposed') throw conflict('interview_not_proposed')
  await dropProposed(found.of.id, 'declined', context)
  const step = await ownStep(found.of.id, { kind: 'times_declined', side: 'candidate' }, context)
  await tellInterview(id, 'declined', { step, to: 'firm' }, context)
  await auditInterview('decline', found, context)
  return interviewsOf(found.of.id, context)
}
