import { sendMail } from '#domain/identity/server/index.ts'
import { dateLocale, defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { applicationLink, jobLinks } from '../contract/links.ts'
import { somebodyWords } from './mails/alike-words.ts'
import { notRead } from './not-read.ts'
import { isRecruiterOf } from './recruiters.ts'

type Told = {
  id: number
  person: number
  locale: string
  name: string | null
  job: number
  fair: number
  employer: string
  dueAt: Date
  isPromised: boolean
  timeZone: string
  /** Others of the offer that nobody has read yet: the firm was told of them. */
  unread: number
}

const titleOf = async (job: number, locale: Locale, { db }: Context) => {
  const { title } = await one<{ title: string | null }>(db)`
    select ${translatedText('j', 'title', locale)} as title from job j where j.id = ${job}`
  return title ?? ''
}
const localeOf = (chosen: string) => (isLocale(chosen) ? chosen : defaultLocale)

async function confirm(
  { person, locale: chosen, job, fair, employer, dueAt, isPromised, timeZone }: Told,
  context: Context,
) {
  const locale = localeOf(chosen)
  await sendMail(context.db, context.services, {
    userId: person,
    kind: isPromised ? 'application_sent' : 'application_wished',
    fair,
    path: jobLinks.ownSolicitations,
    values: {
      job: await titleOf(job, locale, context),
      employer,
      day: new Intl.DateTimeFormat(dateLocale(locale), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone,
      }).format(dueAt),
    },
  })
}

async function tellFirm({ id: application, name, job, fair }: Told, context: Context) {
  const { db, services } = context
  const recruiters = await many<{ id: number; locale: string }>(db)`
    select u.id, u.locale from job j join app_user u on u.firm_id = j.firm_id
    where j.id = ${job} and ${isRecruiterOf('u', 'j')} order by u.id limit 20`
  for (const { id, locale: chosen } of recruiters) {
    const locale = localeOf(chosen)
    await sendMail(db, services, {
      userId: id,
      kind: 'application_new',
      fair,
      path: applicationLink(job, application),
      values: { applicant: name ?? somebodyWords[locale], job: await titleOf(job, locale, context) },
    })
  }
}

/**
 * Confirms it with the day by which an answer is promised or wished for, and tells the firm, unless it has not yet read what it was told of before: the mail of
 * the day says how many have come.
 */
export async function tellApplication(id: number, context: Context): Promise<void> {
  const told = await one<Told>(context.db)`
    select s.id, s.user_id as person, u.locale, j.id as job, j.fair_id as fair, f.name as employer,
      s.answer_due_at as "dueAt", s.is_promised as "isPromised", fair.time_zone as "timeZone",
      case when not s.is_anonymous then u.first_name || ' ' || u.last_name end as name,
      (select count(*)::int from job_solicitation other where other.job_id = j.id and other.id <> s.id
        and other.status = ${notRead} and other.emptied_at is null) as unread
    from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
      join fair on fair.id = j.fair_id join app_user u on u.id = s.user_id where s.id = ${id}`
  await confirm(told, context)
  if (!told.unread) await tellFirm(told, context)
}
