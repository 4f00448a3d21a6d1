import { type Kysely, sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Withdrawal } from '#platform/server/personal-data.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { solicitationStatus } from '../contract/choices.ts'
import { solicitationNudged, solicitationWithdrawn } from '../contract/events.ts'
import type { JobSolicitation } from '../contract/job-solicitation.ts'
import { dropNotes } from './drop-notes.ts'
import { endInterviews } from './interviews/cancel-agreed.ts'
import {
  assertKept,
  assertLeft,
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

/** Notes of the firm on its profile. */
const notesOn = ({ firm, fair, profile }: Pick<LockedSolicitation, 'firm' | 'fair' | 'profile'>) =>
  sql`t.firm_id = ${firm} and t.fair_id = ${fair} and t.job_profile_id = ${profile}::int`

type Sent = Pick<LockedSolicitation, 'id' | 'firm' | 'fair' | 'profile' | 'cv'>

/** Text, CV and notes go at once; that something was sent, and when it was withdrawn, stays. */
async function emptyWithdrawn(sent: Sent, at: string, db: Kysely<Tables>): Promise<void> {
  await sql`update job_solicitation set status = null, motivation = '', sent = '{}', cv_id = null,
    job_profile_id = null, answer = '', decline_reason = null, withdrawn_at = ${at}::timestamptz,
    version = version + 1
    where id = ${sent.id}`.execute(db)
  await dropNotes(notesOn(sent), db)
  if (sent.cv !== null) await dropUnused([sent.cv], db)
}

/** One that was withdrawn, or deleted, since a backup that was restored. */
export async function withdrawSolicitationAgain(
  { record, person, at }: Withdrawal,
  db: Kysely<Tables>,
): Promise<boolean> {
  const sent = await maybeOne<Sent>(db)`
    select s.id, j.firm_id as firm, j.fair_id as fair, s.job_profile_id as profile, s.cv_id as cv
    from job_solicitation s join job j on j.id = s.job_id
    where s.id = ${record}::int and s.user_id = ${person} and s.withdrawn_at is null
      and s.sent_at <= ${at}::timestamptz`
  if (!sent) return false
  await sql`delete from job_interview where job_solicitation_id = ${sent.id}`.execute(db)
  await emptyWithdrawn(sent, at, db)
  return true
}

export async function withdrawSolicitationOf(id: number, context: Context): Promise<JobSolicitation> {
  const { db, services } = context
  const found = await lockedSolicitation(id, context)
  if (!found.isOwn) throw forbidden()
  if (found.withdrawnAt) return solicitationAs(id, context)
  await endInterviews(id, context)
  await emptyWithdrawn(found, services.now().toISOString(), db)
  await ownStep(id, { kind: 'withdrawn', side: 'candidate' }, context)
  await emit(context, solicitationWithdrawn, { solicitation: id, firm: found.firm, fair: found.fair })
  await writeDown('withdraw', found, context)
  return solicitationAs(id, context)
}

/** @throws 409 once it is read: it can be withdrawn */
export async function deleteOwn(id: number, context: Context): Promise<void> {
  const found = await lockedSolicitation(id, context)
  if (!found.isOwn) throw forbidden()
  assertLeft(found)
  if (found.status !== solicitationStatus.notRead) throw conflict('solicitation_read')
  await sql`delete from job_solicitation where id = ${id}`.execute(context.db)
  await dropNotes(notesOn(found), context.db)
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
