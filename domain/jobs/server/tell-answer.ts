import { sendMail } from '#domain/identity/server/index.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { jobLinks } from '../contract/links.ts'
import { statusWords } from './mails/status-words.ts'

type Told = { person: number; locale: string; fair: number; status: number; answer: string; employer: string }

/** Mails the candidate what the firm says, in the firm's words. */
export async function tellAnswer(id: number, { db, services }: Context): Promise<void> {
  const told = await one<Told>(db)`
    select s.user_id as person, u.locale, j.fair_id as fair, s.status, s.answer, f.name as employer
    from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
      join app_user u on u.id = s.user_id where s.id = ${id}`
  const { person, fair, status, answer, employer } = told
  const locale = isLocale(told.locale) ? told.locale : defaultLocale
  const { title } = await one<{ title: string | null }>(db)`
    select ${translatedText('j', 'title', locale)} as title
    from job_solicitation s join job j on j.id = s.job_id where s.id = ${id}`
  await sendMail(db, services, {
    userId: person,
    kind: 'application_changed',
    fair,
    path: jobLinks.ownSolicitations,
    values: { job: title ?? '', employer, state: statusWords[locale][status] ?? '' },
    ...(answer && {
      groups: [
        {
          title: employer,
          lines: answer
            .split('\n')
            .filter(line => line.trim() !== '')
            .map(text => ({ text, href: null })),
        },
      ],
    }),
  })
}
