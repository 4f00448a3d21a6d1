import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { hasNames, withNames } from '../contract/answer-names.ts'
import { isAnswer, solicitationStatus } from '../contract/choices.ts'
import { solicitationAnswered, type solicitationProposed } from '../contract/events.ts'
import {
  answerMost,
  type answerSolicitations,
  type changeSolicitation,
  type JobSolicitation,
} from '../contract/job-solicitation.ts'
import { becomeRead } from './become-read.ts'
import { endInterviews } from './interviews/cancel-agreed.ts'
import {
  assertKept,
  type LockedSolicitation,
  lockedSolicitation,
  solicitationAs,
} from './solicitation-row.ts'
import { ownStep } from './steps.ts'
import { appliedFor, tellAnswer } from './tell-answer.ts'

type FirmAnswer = Omit<BodyOf<typeof answerSolicitations>, 'ids'>

/** @throws 403 for who neither recruits for its firm nor runs its fair, 409 for one that was withdrawn or is kept no longer */
function assertTheirs(found: LockedSolicitation): void {
  if (!found.isRecruited && !found.isRun) throw forbidden()
  assertKept(found)
}

/** Read it is by its firm alone, and once answered it stays so: what follows is a correction. @throws 403 for who runs the fair, 409 for what would make it merely read again */
async function setRead(found: LockedSolicitation, context: Context): Promise<boolean> {
  if (found.status === solicitationStatus.read) return false
  if (!found.isRecruited) throw forbidden()
  if (found.status !== solicitationStatus.notRead) throw conflict('solicitation_answered')
  await becomeRead(found.id, context)
  return true
}

/** The clock stops at the first answer; whoever answers has read it. Said twice the same, it changes nothing. */
export async function setAnswer(
  found: LockedSolicitation,
  said: FirmAnswer,
  context: Context,
  event: typeof solicitationAnswered | typeof solicitationProposed = solicitationAnswered,
): Promise<boolean> {
  const { db, services } = context
  const { status, answer = '', declineReason = null } = said
  const now = services.now().toISOString()
  const changed = await many(db)`
    update job_solicitation set status = ${status}, answer = ${answer}, decline_reason = ${declineReason},
      answered_at = coalesce(answered_at, ${now}::timestamptz),
      read_at = coalesce(read_at, ${now}::timestamptz), version = version + 1
    where id = ${found.id}
      and (status, answer, decline_reason) is distinct from (${status}::int, ${answer},
        ${declineReason}::text)
    returning id`
  if (!changed.length) return false
  const step = await ownStep(found.id, { kind: 'answered', side: 'firm', status }, context)
  if (status === solicitationStatus.rejected) await endInterviews(found.id, context)
  await emit(context, event, { solicitation: found.id, step })
  await tellAnswer(found.id, context)
  return true
}

async function change(found: LockedSolicitation, said: FirmAnswer, context: Context): Promise<boolean> {
  assertTheirs(found)
  const isChanged = await (isAnswer(said.status) ? setAnswer(found, said, context) : setRead(found, context))
  if (isChanged)
    await audit(
      {
        action: isAnswer(said.status) ? 'answer' : 'read',
        resource: 'job_solicitations',
        resourceId: found.id,
        fair: found.fair,
        details: { status: said.status },
      },
      context,
    )
  return isChanged
}

/** The candidate's text, while nobody has read it. */
async function setMotivation(found: LockedSolicitation, motivation: string, context: Context) {
  if (!found.isOwn) throw forbidden()
  assertKept(found)
  if (found.status !== solicitationStatus.notRead) throw conflict('solicitation_read')
  const changed = await many(context.db)`
    update job_solicitation set motivation = ${motivation}, version = version + 1
    where id = ${found.id} and motivation <> ${motivation} returning id`
  if (changed.length)
    await audit(
      { action: 'U', resource: 'job_solicitations', resourceId: found.id, fair: found.fair },
      context,
    )
}

/** What is said of a record that is sent back whole: its parts stay, and neither side is told what the other says. @throws 422 */
function changedIn(
  { job, profile, firmId, motivation, status, ...said }: BodyOf<typeof changeSolicitation>,
  found: LockedSolicitation,
) {
  const kept = [
    ['job', job, found.job, 'jobs'],
    // Of others it is passed over: whose an application without a name is, is told to nobody's guess.
    ['profile', found.isOwn ? profile : undefined, found.profile, 'job_profiles'],
    ['firmId', firmId, found.firm, 'firms'],
  ] as const
  for (const [name, sent, is, resource] of kept)
    if (sent !== undefined && sent !== null && idOf(sent, resource) !== is)
      throw invalid({ [name]: 'field_forbidden' })
  return {
    ...said,
    ...(!(motivation === '' && !found.isOwn) && motivation !== undefined && { motivation }),
    ...(!(found.isOwn && status === found.status) && status !== undefined && { status }),
  }
}

export async function changeSolicitationOf(
  id: number,
  body: BodyOf<typeof changeSolicitation>,
  context: Context,
): Promise<JobSolicitation> {
  const found = await lockedSolicitation(id, context)
  const { motivation, status, ...said } = changedIn(body, found)
  // Each side says its own: nobody both.
  if (motivation !== undefined && status !== undefined) throw invalid({ motivation: 'field_forbidden' })
  if (status === solicitationStatus.notRead) throw invalid({ status: 'value_invalid' })
  if (motivation !== undefined) await setMotivation(found, motivation, context)
  else if (status !== undefined) await change(found, { status, ...said }, context)
  // A record that comes back as it was changes nothing.
  return solicitationAs(id, context)
}

/** @throws 422 where names make them longer than an answer is */
async function ownWords(said: FirmAnswer, id: number, context: Context): Promise<FirmAnswer> {
  if (!said.answer || !hasNames(said.answer)) return said
  const { title, employer } = await appliedFor(id, context)
  const answer = withNames(said.answer, { offer: title, company: employer })
  if (answer.length > answerMost) throw invalid({ answer: 'too_long' })
  return { ...said, answer }
}

/** All or none, in one order for everybody: two who answer the same wait for each other. */
export async function answerAll(
  { ids, ...said }: BodyOf<typeof answerSolicitations>,
  context: Context,
): Promise<{ answered: number }> {
  let answered = 0
  for (const id of ids.toSorted((one, other) => one - other)) {
    const found = await lockedSolicitation(id, context)
    if (await change(found, await ownWords(said, id, context), context)) answered += 1
  }
  return { answered }
}
