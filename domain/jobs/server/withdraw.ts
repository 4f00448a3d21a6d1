import { sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { solicitationStatus } from '../contract/choices.ts'
import { solicitationNudged, solicitationWithdrawn } from '../contract/events.ts'
import type { JobSolicitation } from '../contract/job-solicitation.ts'
import { endInterviews } from './interviews/cancel-agreed.ts'
import {
  assertKept,
  type LockedSolicitation,
  lockedSolicitation,
  solicitationAs,
} from './solicitation-row.ts'
import { ownStep } from './steps.ts'

/** @throws 403 for somebody else's, 409 for one that was withdrawn */
const assertOwn = (found: LockedSolicitation) => {
  if (!found.isOwn) throw forbidden()
  assertKept(found)
}

const writeDown = (action: string, { id, fair }: LockedSolicitation, context: Context) =>
  audit({ action, resource: 'job_solicitations', resourceId: id, fair }, context)

/** Notes of the firm on this profile go with it, unless another application or the library of the fair names it. */
const dropTreatment = ({ firm, fair, profile, id }: LockedSolicitation, { db }: Context) =>
  sql`
  delete from job_profile_treatment t
  where t.firm_id = ${firm} and t.fair_id = ${fair} and t.job_profile_id = ${profile}::int
    and not exists (select from job_solicitation other join job j on j.id = other.job_id
      where other.job_profile_id = t.job_profile_id and j.firm_id = t.firm_id and j.fair_id = t.fair_id
        and other.id <> ${id} and other.withdrawn_at is null)
    and not exists (select from consent c join job_profile p on p.user_id = c.user_id
      where p.id = t.job_profile_id and c.purpose = 'cv_pool' and c.fair_id = t.fair_id
        and c.withdrawn_at is null)`.execute(db)

/** Text, CV and notes go at once; that something was sent, and when it was withdrawn, stays. */
export async function withdrawSolicitationOf(id: number, context: Context): Promise<JobSolicitation> {
  const { db, services } = context
  const found = await lockedSolicitation(id, context)
  if (!found.isOwn) throw forbidden()
  if (found.withdrawnAt) return solicitationAs(id, context)
  await endInterviews(id, context)
  await sql`update job_solicitation set status = null, motivation = '', sent = '{}', cv_id = null,
    job_profile_id = null, answer = '', decline_reason = null,
    withdrawn_at = ${services.now().toISOString()}::timestamptz, version = version + 1
    where id = ${id}`.execute(db)
  await dropTreatment(found, context)
  if (found.cv !== null) await dropUnused([found.cv], db)
  await ownStep(id, { kind: 'withdrawn', side: 'candidate' }, context)
  await emit(context, solicitationWithdrawn, { solicitation: id, firm: found.firm, fair: found.fair })
  await writeDown('withdraw', found, context)
  return solicitationAs(id, context)
}

/** @throws 409 once it is read: it can be withdrawn */
export async function deleteOwn(id: number, context: Context): Promise<void> {
  const found = await lockedSolicitation(id, context)
  assertOwn(found)
  if (found.status !== solicitationStatus.notRead) throw conflict('solicitation_read')
  await sql`delete from job_solicitation where id = ${id}`.execute(context.db)
  if (found.cv !== null) await dropUnused([found.cv], context.db)
  await emit(context, solicitationWithdrawn, { solicitation: id, firm: found.firm, fair: found.fair })
  await writeDown('D', found, context)
}

const twoDays = 2 * 24 * 3_600_000

/** @throws 409 too early, twice, or where an answer has come */
export async function nudge(id: number, context: Context): Promise<JobSolicitation> {
  const { db, services } = context
  const found = await lockedSolicitation(id, context)
  assertOwn(found)
  const now = services.now()
  if (found.nudgedAt) throw conflict('solicitation_nudged')
  if (found.answeredAt) throw conflict('solicitation_answered')
  if (now.getTime() < found.dueAt.getTime() - twoDays) throw conflict('solicitation_nudge_early')
  await sql`update job_solicitation set nudged_at = ${now.toISOString()}::timestamptz, version = version + 1
    where id = ${id}`.execute(db)
  const step = await ownStep(id, { kind: 'nudged', side: 'candidate' }, context)
  await emit(context, solicitationNudged, { solicitation: id, step })
  await writeDown('nudge', found, context)
  return solicitationAs(id, context)
}
