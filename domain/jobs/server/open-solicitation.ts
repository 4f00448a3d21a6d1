import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { forbidden, invalid } from '#platform/server/refusal.ts'
import { solicitationStatus } from '../contract/choices.ts'
import { solicitationRevealed } from '../contract/events.ts'
import type {
  JobSolicitation,
  OpenedSolicitation,
  openSolicitation,
  SentProfile,
} from '../contract/job-solicitation.ts'
import { withoutName } from '../contract/sent-profile.ts'
import { becomeRead } from './become-read.ts'
import { interviewsJson } from './interviews/interview-rows.ts'
import {
  assertKept,
  type LockedSolicitation,
  lockedSolicitation,
  solicitationAs,
} from './solicitation-row.ts'
import { ownStep, stepsOf } from './steps.ts'
import { writeAccess } from './write-access.ts'

/** @throws 422 for who runs the fair and does not say why */
async function writeLook(found: LockedSolicitation, reason: string | undefined, context: Context) {
  const { person, profile, firm, fair, isRecruited } = found
  const said = reason?.trim()
  if (!isRecruited && !said) throw invalid({ reason: 'reason_required' })
  await writeAccess(
    isRecruited
      ? { person, profile, firm, fair, purpose: 'application' }
      : { person, profile, firm: null, fair, purpose: 'admin', reason: said },
    context,
  )
}

type Opened = Pick<OpenedSolicitation, 'steps' | 'interviews'> & {
  /** None: nothing of it is kept. */
  sent: SentProfile | null
  motivation: string
}

/** With the profile as it was sent. Every look by others leaves its row, or does not happen. */
export async function openSolicitationOf(
  id: number,
  { reason }: BodyOf<typeof openSolicitation>,
  context: Context,
): Promise<OpenedSolicitation> {
  const found = await lockedSolicitation(id, context)
  const isGone = found.withdrawnAt !== null || found.emptiedAt !== null
  if (!found.isOwn && !isGone) {
    await writeLook(found, reason, context)
    if (found.isRecruited && found.status === solicitationStatus.notRead) await becomeRead(id, context)
  }
  const { sent, motivation, ...told } = await one<Opened>(context.db)`
    select nullif(s.sent, '{}') as sent, s.motivation, ${stepsOf} as steps,
      ${interviewsJson(context)} as interviews
    from job_solicitation s where s.id = ${id}`
  const solicitation = await solicitationAs(id, context)
  if (isGone || !sent) return { solicitation, sent: null, ...told }
  if (found.isNamed || found.isOwn) return { solicitation: { ...solicitation, motivation }, sent, ...told }
  const said = withoutName({ name: sent.name, motivation })
  return { solicitation: { ...solicitation, motivation: said.motivation }, sent: withoutName(sent), ...told }
}

/** Who applied without a name is asked for by the firm, once; both sides see it. */
export async function reveal(id: number, context: Context): Promise<JobSolicitation> {
  const found = await lockedSolicitation(id, context)
  if (!found.isRecruited) throw forbidden()
  assertKept(found)
  if (!found.isAnonymous || found.revealedAt) return solicitationAs(id, context)
  await sql`update job_solicitation set revealed_at = ${context.services.now().toISOString()}::timestamptz,
    version = version + 1 where id = ${id}`.execute(context.db)
  const step = await ownStep(id, { kind: 'revealed', side: 'firm' }, context)
  await emit(context, solicitationRevealed, { solicitation: id, step })
  await audit({ action: 'reveal', resource: 'job_solicitations', resourceId: id, fair: found.fair }, context)
  return solicitationAs(id, context)
}
