import { sql } from 'kysely'
import { Type } from 'typebox'
import { sendMail } from '#domain/identity/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { senderOf } from '#platform/server/mail/mail-address.ts'
import { type Attempt, defineJob } from '#platform/server/queue/job.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { interviewChanged } from '../../contract/events.ts'
import { applicationLink, jobLinks } from '../../contract/links.ts'
import { interviewWords } from '../mails/interview-words.ts'
import { isMetBy } from '../recruiters.ts'
import { interviewCalendarOf } from './calendar.ts'
import { whenWords } from './when-words.ts'

type Known = Pick<Context, 'db' | 'services'>

export type InterviewChange = 'accepted' | 'declined' | 'moved' | 'cancelled'

export type Told = {
  uid: string
  sequence: number
  begin: Date
  end: Date
  changedAt: Date
  solicitation: number
  job: number
  fair: number
  salon: string
  timeZone: string
  employer: string
}
type Reader = {
  id: number
  locale: string
  email: string
  firstName: string
  lastName: string
  isFirm: boolean
}

export const calendarFactsOf = (id: number, { db }: Known) =>
  one<Told>(db)`
    select i.uid::text as uid, i.sequence, i.begin_at as begin, i.end_at as "end",
      i.changed_at as "changedAt",
      s.id as solicitation, j.id as job, j.fair_id as fair, f.homepage as salon, f.time_zone as "timeZone",
      e.name as employer
    from job_interview i join job_solicitation s on s.id = i.job_solicitation_id join job j on j.id = s.job_id
      join fair f on f.id = j.fair_id join firm e on e.id = j.firm_id where i.id = ${id}`

const titleOf = async (job: number, locale: Locale, { db }: Known) => {
  const { title } = await one<{ title: string | null }>(db)`
    select ${translatedText('j', 'title', locale)} as title from job j where j.id = ${job}`
  return title ?? ''
}

export const calendarHostOf = (origin: string | undefined): string =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).host : 'localhost'

/** The page where this side reads of it. */
export const interviewPage = (isFirm: boolean, { job, solicitation }: Told): string =>
  isFirm ? applicationLink(job, solicitation) : jobLinks.ownSolicitations

/** The entry as this side keeps it: neither side’s name is in it. */
export async function interviewEntryOf(
  told: Told,
  { isFirm, isCancelled, locale }: { isFirm: boolean; isCancelled: boolean; locale: Locale },
  context: Known,
) {
  const { job, salon, employer } = told
  const origin = context.services.settings.PUBLIC_URL ?? 'http://localhost'
  return {
    ...told,
    isCancelled,
    summary: `${interviewWords[locale].interview} · ${await titleOf(job, locale, context)} · ${employer}`,
    url: new URL(hrefOf(interviewPage(isFirm, told), {}, salon), origin).href,
  }
}

async function mailTo(reader: Reader, told: Told, change: InterviewChange, context: Known): Promise<void> {
  const { db, services } = context
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale
  const isCancelled = change === 'cancelled'
  const entry = await interviewEntryOf(told, { isFirm: reader.isFirm, isCancelled, locale }, context)
  const sender = senderOf(services.settings.MAIL_FROM)
  await sendMail(db, services, {
    userId: reader.id,
    kind: 'interview_changed',
    fair: told.fair,
    path: interviewPage(reader.isFirm, told),
    values: {
      job: await titleOf(told.job, locale, context),
      employer: told.employer,
      change: interviewWords[locale][change],
      when: whenWords(told.begin, told.end, told.timeZone, locale),
    },
    calendar: {
      method: isCancelled ? 'CANCEL' : 'REQUEST',
      content: interviewCalendarOf(entry, calendarHostOf(services.settings.PUBLIC_URL), {
        organizer: { name: told.employer, email: sender.address },
        attendee: { name: `${reader.firstName} ${reader.lastName}`, email: reader.email },
      }),
    },
  })
}

const readerColumns = sql`u.id, u.locale, u.email, u.first_name as "firstName", u.last_name as "lastName"`

/** Those who meet: both calendars change. */
const readersOf = (id: number, { db }: Known) =>
  many<Reader>(db)`
    select ${readerColumns}, false as "isFirm" from job_interview i join app_user u on u.id = i.user_id
    where i.id = ${id} and not u.is_closed
    union all (select ${readerColumns}, true from job_interview i
      join job_solicitation s on s.id = i.job_solicitation_id join job j on j.id = s.job_id
      join app_user u on u.firm_id = j.firm_id
    where i.id = ${id} and ${isMetBy('u', 'i', 'j')} order by u.id limit 20)`

/** Tells the other side in their list, and both by mail with the entry of their calendar, unless nothing was agreed upon. */
export async function tellInterview(
  id: number,
  change: InterviewChange,
  { step, to }: { step: number; to: 'candidate' | 'firm' },
  context: Known,
): Promise<void> {
  const told = await calendarFactsOf(id, context)
  await emit(context, interviewChanged, {
    solicitation: told.solicitation,
    interview: id,
    step,
    change,
    to,
  })
  if (change === 'declined') return
  for (const reader of await readersOf(id, context)) await mailTo(reader, told, change, context)
}

/** Queued where an interview was cancelled by no call, since its candidate is gone or another took its time; with the step that says so. */
export const interviewGaveWay = defineJob(
  'tell_interview_given_way',
  Type.Object({ interview: Type.Integer(), step: Type.Integer() }),
)

/** Tells both sides, where the candidate is gone the firm alone, unless it has gone with its application. */
export const tellGivenWay = (
  { interview, step }: { interview: number; step: number },
  attempt: Attempt,
  services: Services,
): Promise<void> =>
  services.database.transaction(async db => {
    await attempt.complete(db)
    const of = await maybeOne<{ solicitation: number; isByCandidate: boolean }>(db)`
      select i.job_solicitation_id as solicitation, said.side = 'candidate' as "isByCandidate"
      from job_interview i join job_solicitation_step said on said.id = ${step}
      where i.id = ${interview} and i.state = 'cancelled'`
    if (!of) return
    const context = { db, services }
    const { solicitation, isByCandidate } = of
    if (!isByCandidate)
      await emit(context, interviewChanged, {
        solicitation,
        interview,
        step,
        change: 'cancelled',
        to: 'candidate',
      })
    await tellInterview(interview, 'cancelled', { step, to: 'firm' }, context)
  })
