import type { Kysely } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { solicitationOverdue } from '../contract/events.ts'
import { jobLinks } from '../contract/links.ts'
import { alikeWords } from './mails/alike-words.ts'
import { offersAlike } from './offers-alike.ts'
import { isOwed } from './owed.ts'
import { writeStep } from './steps.ts'

/** At once; what is left over follows with the next run. */
const most = 500

type Told = { person: number; locale: string; job: number; fair: number; salon: string; employer: string }

/** In the product’s own name, with what else is offered there. */
async function mailOverdue(id: number, db: Kysely<Tables>, services: Services): Promise<void> {
  const told = await one<Told>(db)`
    select s.user_id as person, u.locale, j.id as job, j.fair_id as fair, fair.homepage as salon,
      f.name as employer
    from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
      join fair on fair.id = j.fair_id join app_user u on u.id = s.user_id where s.id = ${id}`
  const { person, job, fair, salon, employer } = told
  const locale = isLocale(told.locale) ? told.locale : defaultLocale
  const { title } = await one<{ title: string | null }>(db)`
    select ${translatedText('j', 'title', locale)} as title from job j where j.id = ${job}`
  const alike = await offersAlike(job, person, locale, db)
  await sendMail(db, services, {
    userId: person,
    kind: 'application_overdue',
    fair,
    path: jobLinks.ownSolicitations,
    values: { job: title ?? '', employer },
    groups: alike.length
      ? [
          {
            title: alikeWords[locale],
            lines: alike.map(offer => ({
              text: `${offer.title}, ${offer.firm}`,
              href: hrefOf(jobLinks.offer, { id: offer.id }, salon),
            })),
          },
        ]
      : [],
  })
}

/**
 * Where a promised day has passed without an answer, the product says so, once, however often and wherever this runs. The
 * application stays open: a late answer still arrives. Of a fair without offers, or in the trash, nobody is told: its firms
 * have no page on which to answer.
 */
export async function tellOverdue(services: Services): Promise<number> {
  const now = services.now()
  return services.database.transaction(async db => {
    const due = await many<{ id: number }>(db)`
      update job_solicitation set overdue_told_at = ${now.toISOString()}::timestamptz, version = version + 1
      where id in (select s.id from job_solicitation s join job j on j.id = s.job_id
          join fair f on f.id = j.fair_id
        where ${isOwed} and s.overdue_told_at is null
          and s.answer_due_at < ${now.toISOString()}::timestamptz
          and f.is_using_job_module and f.trashed_at is null
        order by s.answer_due_at, s.id limit ${most} for update of s skip locked)
      returning id`
    for (const { id } of due) {
      const step = await writeStep(id, { kind: 'overdue', side: 'product', by: null, at: now }, db)
      await emit({ db, services }, solicitationOverdue, { solicitation: id, step })
      await mailOverdue(id, db, services)
    }
    return due.length
  })
}
