import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { ownStep } from '../steps.ts'
import { dropProposed } from './drop-proposed.ts'
import { type LockedInterview, lockedInterview } from './interview-rows.ts'
import { tellInterview } from './tell-interview.ts'

/** The entry stays in calendars as one that is cancelled. */
export async function cancelAgreed(found: LockedInterview, context: Context): Promise<void> {
  const { id, of } = found
  await sql`update job_interview set state = 'cancelled', sequence = sequence + 1, version = version + 1,
    changed_at = ${context.services.now().toISOString()}::timestamptz where id = ${id}`.execute(context.db)
  const side = of.isOwn ? 'candidate' : 'firm'
  const step = await ownStep(of.id, { kind: 'interview_cancelled', side }, context)
  await tellInterview(id, 'cancelled', { step, to: of.isOwn ? 'firm' : 'candidate' }, context)
}

/** With an application that is withdrawn or declined nobody waits in anybody's calendar. */
export async function endInterviews(solicitation: number, context: Context): Promise<void> {
  const { db, services } = context
  await dropProposed(solicitation, 'lapsed', context)
  const agreed = await maybeOne<{ id: number }>(db)`
    select id from job_interview where job_solicitation_id = ${solicitation} and state = 'accepted'
      and begin_at > ${services.now().toISOString()}::timestamptz`
  if (agreed) await cancelAgreed(await lockedInterview(agreed.id, context), context)
}
