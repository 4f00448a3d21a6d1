import type { Static } from 'typebox'
import {
  interviewChanged,
  solicitationAnswered,
  solicitationNudged,
  solicitationOverdue,
  solicitationProposed,
  solicitationRead,
  solicitationRevealed,
  solicitationSent,
  solicitationWithdrawn,
} from '#domain/jobs/contract/events.ts'
import { applicationLink, jobLinks } from '#domain/jobs/contract/links.ts'
import { isMetBy, isRecruiterOf } from '#domain/jobs/server/index.ts'
import { defaultLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { notificationKinds } from './kinds.ts'
import { notify, withdrawNotification } from './notify.ts'

type Application = {
  /** Nobody once they are erased. */
  person: number | null
  fair: number
  job: number
  title: string
  firm: string
  isAnswered: boolean
}

const { application_received, application_nudged } = notificationKinds

/** None for one that is gone, or whose person is, or withdrawn, unless that is what is told. */
const applicationOf = (id: number, { db }: Pick<Context, 'db'>, isAlsoEnded = false) =>
  maybeOne<Application>(db)`
    select s.user_id as person, j.fair_id as fair, j.id as job,
      coalesce(${translatedText('j', 'title', defaultLocale)}, '') as title, f.name as firm,
      s.answered_at is not null as "isAnswered"
    from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
    where s.id = ${id} and (num_nonnulls(s.erased_at, s.withdrawn_at) = 0 or ${isAlsoEnded})`

/** Those who are named with the offer, else all who recruit for the firm, as the fair has let them in. */
const recruitersOf = async ({ job }: Application, { db }: Pick<Context, 'db'>) => {
  const rows = await many<{ id: number }>(db)`
    select u.id from job j join app_user u on u.firm_id = j.firm_id
    where j.id = ${job} and ${isRecruiterOf('u', 'j')} order by u.id`
  return rows.map(({ id }) => id)
}

const personOf = ({ person }: Application) => (person === null ? [] : [person])

const subjectOf = (application: number) => `application:${application}`

const toFirm = (
  event: typeof solicitationSent,
  kind: (typeof notificationKinds)[keyof typeof notificationKinds],
) =>
  subscribe(event, 'notify', async ({ solicitation, step }, context) => {
    const found = await applicationOf(solicitation, context)
    if (!found) return
    await notify(
      await recruitersOf(found, context),
      {
        kind,
        cause: `application_step:${step}`,
        subject: subjectOf(solicitation),
        fair: found.fair,
        path: applicationLink(found.job, solicitation),
        params: { job: found.title },
      },
      context,
    )
  })

const toCandidate = (
  event: typeof solicitationSent,
  kind: (typeof notificationKinds)[keyof typeof notificationKinds],
  isStillSo: (found: Application) => boolean = () => true,
) =>
  subscribe(event, 'notify', async ({ solicitation, step }, context) => {
    const found = await applicationOf(solicitation, context)
    if (!found || !isStillSo(found)) return
    await notify(
      personOf(found),
      {
        kind,
        cause: `application_step:${step}`,
        subject: subjectOf(solicitation),
        fair: found.fair,
        path: jobLinks.ownSolicitations,
        params: { job: found.title, firm: found.firm },
      },
      context,
    )
  })

const interviewKinds = {
  accepted: notificationKinds.interview_accepted,
  declined: notificationKinds.interview_declined,
  moved: notificationKinds.interview_moved,
  cancelled: notificationKinds.interview_cancelled,
} as const

/** Whom they meet hears of it; without one all who answer for the offer. */
const firmOf = async (interview: number, { db }: Context) => {
  const rows = await many<{ id: number }>(db)`
    select u.id from job_interview i join job_solicitation s on s.id = i.job_solicitation_id
      join job j on j.id = s.job_id join app_user u on u.firm_id = j.firm_id
    where i.id = ${interview} and ${isMetBy('u', 'i', 'j')} order by u.id`
  return rows.map(({ id }) => id)
}

async function tellInterviewChange(
  { solicitation, interview, step, change, to }: Static<(typeof interviewChanged)['payload']>,
  context: Context,
) {
  // Whoever withdraws, or is erased, is not waited for.
  const found = await applicationOf(solicitation, context, change === 'cancelled')
  if (!found) return
  const isFirm = to === 'firm'
  await notify(
    isFirm ? await firmOf(interview, context) : personOf(found),
    {
      kind: interviewKinds[change],
      cause: `application_step:${step}`,
      subject: subjectOf(solicitation),
      fair: found.fair,
      path: isFirm ? applicationLink(found.job, solicitation) : jobLinks.ownSolicitations,
      params: { job: found.title, firm: found.firm },
    },
    context,
  )
}

/** What happens to applications, for the firm or for their candidate. */
export const applicationSubscribers: readonly Subscriber[] = [
  toFirm(solicitationSent, application_received),
  toFirm(solicitationNudged, application_nudged),
  // Who has the answer already needs no word that it was read.
  toCandidate(solicitationRead, notificationKinds.application_read, ({ isAnswered }) => !isAnswered),
  toCandidate(solicitationAnswered, notificationKinds.application_answered),
  toCandidate(solicitationProposed, notificationKinds.interview_proposed),
  subscribe(interviewChanged, 'notify', tellInterviewChange),
  toCandidate(solicitationRevealed, notificationKinds.application_revealed),
  toCandidate(solicitationOverdue, notificationKinds.application_overdue, ({ isAnswered }) => !isAnswered),
  subscribe(solicitationWithdrawn, 'notify', async ({ solicitation }, context) => {
    const told = await many<{ id: number }>(context.db)`
      select distinct user_id as id from notification where subject = ${subjectOf(solicitation)} and unread`
    await withdrawNotification(
      told.map(({ id }) => id),
      { kinds: [application_received, application_nudged], subject: subjectOf(solicitation) },
      context,
    )
  }),
]
