import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow, readRow } from '#platform/server/resource/operations.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { type OfferState, solicitationStatus } from '../contract/choices.ts'
import { solicitationSent } from '../contract/events.ts'
import type { applyForJob, JobSolicitation } from '../contract/job-solicitation.ts'
import { takesApplications } from '../contract/job-state.ts'
import { type SentBy, sentProfileOf } from '../contract/sent-profile.ts'
import { dueAt } from './due.ts'
import { notRead } from './not-read.ts'
import { reachedBy } from './reached.ts'
import { stateOfJob } from './shown.ts'
import { solicitationAs } from './solicitation-row.ts'
import { ownStep } from './steps.ts'
import { tellApplication } from './tell-application.ts'

type Offer = {
  fair: number
  firm: number
  state: OfferState
  hasModule: boolean
  takes: boolean
  isOwnFirm: boolean
  isMember: boolean
  anonymousFirst: 'off' | 'allowed' | 'default'
  isAnonymousFirst: boolean
}

/** The offer, which nobody closes meanwhile. @throws 404, 403 or 409 where the caller cannot apply */
async function openOffer(job: number, context: Context): Promise<Offer> {
  const { db, actor } = context
  await reachRow(implementationOf('jobs'), job, 'R', context)
  await sql`select from job where id = ${job} for share`.execute(db)
  const offer = await maybeOne<Offer>(db)`
    select j.fair_id as fair, j.firm_id as firm, ${stateOfJob('j')} as state,
      f.is_using_job_module as "hasModule",
      f.fair_status_id = ${fairStatus.open}
        or (f.fair_status_id = ${fairStatus.finished} and f.is_taking_applications_after) as takes,
      coalesce(u.firm_id = j.firm_id, false) as "isOwnFirm",
      exists (select from fair_user m where m.fair_id = j.fair_id and m.user_id = u.id
        and m.is_validated = ${validationState.validated}) as "isMember",
          f.job_anonymous_first as "anonymousFirst",
      j.is_anonymous_first as "isAnonymousFirst"
    from job j join fair f on f.id = j.fair_id join app_user u on u.id = ${actor.userId}
    where j.id = ${job} and j.deleted_at is null`
  if (!offer) throw notFound()
  if (!offer.hasModule) throw forbidden('module_disabled')
  if (!offer.isMember) throw forbidden('job_not_in_fair')
  if (offer.isOwnFirm) throw forbidden('job_own_firm')
  if (!takesApplications(offer.state)) throw conflict('job_not_open')
  if (!offer.takes) throw conflict('job_fair_not_open')
  return offer
}

/** @throws 403 for another's, 422 for one of which there is nothing to read */
async function ownProfile(id: number, context: Context): Promise<Row> {
  const owned = await maybeOne(context.db)`
    select 1 from job_profile where id = ${id} and user_id = ${context.actor.userId}`
  if (!owned) throw forbidden()
  const profile = await readRow(implementationOf('job_profiles'), id, context)
  const positions = Array.isArray(profile.positions) ? profile.positions.length : 0
  const says = profile.summary || positions || idOf(profile.cv) !== null
  if (!profile.title || !says) throw invalid({ profile: 'job_profile_incomplete' })
  return profile
}

/** The profile and how to reach its person, as they are at this moment. */
async function sentOf(profile: Row, withSalaryWish: boolean, { db, actor }: Context) {
  const person = await one<SentBy>(db)`
    select u.first_name as "firstName", u.last_name as "lastName", ${reachedBy}
    from app_user u where u.id = ${actor.userId}`
  return sentProfileOf(profile, person, withSalaryWish)
}

/**
 * One application a job and person: what was withdrawn is sent again in its row, with another date.
 * @throws 403, 404, 409, 422
 */
export async function apply(body: BodyOf<typeof applyForJob>, context: Context): Promise<JobSolicitation> {
  const { db, actor, services } = context
  const [job, profileId] = [idOf(body.job, 'jobs'), idOf(body.profile, 'job_profiles')]
  if (job === null || profileId === null) throw notFound()
  const offer = await openOffer(job, context)
  if (body.firmId !== undefined && idOf(body.firmId, 'firms') !== offer.firm)
    throw invalid({ firmId: 'relation_not_found' })
  const profile = await ownProfile(profileId, context)
  const sent = await sentOf(profile, body.withSalaryWish === true, context)
  const usual = offer.anonymousFirst === 'default' || profile.isAnonymousFirst === true
  const wished = body.isAnonymous ?? usual
  const isAnonymous = offer.anonymousFirst !== 'off' && (wished || offer.isAnonymousFirst)
  const now = services.now()
  const row = await maybeOne<{ id: number }>(db)`
    insert into job_solicitation as s (job_id, user_id, job_profile_id, motivation, sent, cv_id, sent_at,
      answer_due_at, is_promised, is_anonymous)
    select j.id, ${actor.userId}::int, ${profileId}::int, ${body.motivation ?? ''}::text,
      ${JSON.stringify(sent)}::jsonb,
      ${idOf(profile.cv)}::int, ${now.toISOString()}::timestamptz, ${dueAt(now)}, f.is_job_answer_promised,
      ${isAnonymous}::boolean
    from job j join fair f on f.id = j.fair_id where j.id = ${job}
    on conflict on constraint job_solicitation_taken do update set job_profile_id = excluded.job_profile_id,
      status = ${notRead}, motivation = excluded.motivation, sent = excluded.sent, cv_id = excluded.cv_id,
      sent_at = excluded.sent_at, answer_due_at = excluded.answer_due_at,
      is_promised = excluded.is_promised, is_anonymous = excluded.is_anonymous, withdrawn_at = null,
      read_at = null, answered_at = null, answer = '', decline_reason = null, nudged_at = null,
      overdue_told_at = null, revealed_at = null, emptied_at = null, version = s.version + 1
    where s.withdrawn_at is not null returning s.id`
  if (!row) throw conflict('job_solicitation_taken')
  const step = await ownStep(
    row.id,
    { kind: 'sent', side: 'candidate', status: solicitationStatus.notRead },
    context,
  )
  await tellApplication(row.id, context)
  await emit(context, solicitationSent, { solicitation: row.id, step })
  await audit(
    { action: 'apply', resource: 'job_solicitations', resourceId: row.id, fair: offer.fair },
    context,
  )
  return solicitationAs(row.id, context)
}
