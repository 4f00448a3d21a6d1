import { sendMail } from '#domain/identity/server/index.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { jobLinks } from '../contract/links.ts'
import { whenWords } from './interviews/when-words.ts'
import { interviewWords } from './mails/interview-words.ts'
import { statusWords } from './mails/status-words.ts'

type Told = { person: number; fair: number; timeZone: string; status: number; answer: string }

/** The times that are proposed, in the zone of the fair. */
async function timesOf(id: number, locale: Locale, timeZone: string, { db, services }: Context) {
  const rows = await many<{ begin: Date; end: Date }>(db)`
    select begin_at as begin, end_at as "end" from job_interview
    where job_solicitation_id = ${id} and state = 'proposed'
      and begin_at > ${services.now().toISOString()}::timestamptz order by begin_at, id`
  if (!rows.length) return []
  const lines = rows.map(({ begin, end }) => ({ text: whenWords(begin, end, timeZone, locale), href: null }))
  return [{ title: interviewWords[locale].times, lines }]
}

const saidBy = (employer: string, answer: string) =>
  answer
    ? [
        {
          title: employer,
          lines: answer
            .split('\n')
            .filter(line => line.trim() !== '')
            .map(text => ({ text, href: null })),
        },
      ]
    : []

/** The offer of an application as its candidate reads it, and whose it is. */
export async function appliedFor(id: number, { db }: Context) {
  const { employer, ...told } = await one<{ locale: string; employer: string }>(db)`
    select u.locale, f.name as employer from job_solicitation s join job j on j.id = s.job_id
      join firm f on f.id = j.firm_id join app_user u on u.id = s.user_id where s.id = ${id}`
  const locale = isLocale(told.locale) ? told.locale : defaultLocale
  const { title } = await one<{ title: string | null }>(db)`
    select ${translatedText('j', 'title', locale)} as title
    from job_solicitation s join job j on j.id = s.job_id where s.id = ${id}`
  return { locale, title: title ?? '', employer }
}

/** Mails the candidate what the firm says, in the firm's words. */
export async function tellAnswer(id: number, context: Context): Promise<void> {
  const { db, services } = context
  const told = await one<Told>(db)`
    select s.user_id as person, j.fair_id as fair, fair.time_zone as "timeZone", s.status, s.answer
    from job_solicitation s join job j on j.id = s.job_id join fair on fair.id = j.fair_id where s.id = ${id}`
  const { person, fair, timeZone, status, answer } = told
  const { locale, title, employer } = await appliedFor(id, context)
  await sendMail(db, services, {
    userId: person,
    kind: 'application_changed',
    fair,
    path: jobLinks.ownSolicitations,
    values: { job: title, employer, state: statusWords[locale][status] ?? '' },
    groups: [...saidBy(employer, answer), ...(await timesOf(id, locale, timeZone, context))],
  })
}
