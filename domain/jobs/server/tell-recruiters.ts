import { sql } from 'kysely'
import type { MailGroup } from '#domain/fairs/server/index.ts'
import { sendMail } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { jobLinks } from '../contract/links.ts'
import { digestWords } from './mails/digest-words.ts'
import { notRead } from './not-read.ts'
import { isUnanswered } from './owed.ts'
import { isRecruiterOf } from './recruiters.ts'

/** At once; who is left over is told with the next run. */
const most = 200
/** From this hour on, in the fair’s zone. */
const hour = 7

type Due = {
  person: number
  fair: number
  name: string
  day: string
  salon: string
  locale: string
  employer: string
  isMorning: boolean
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** SQL: what waits for an answer `s`, of the offer `j` of the fair `f`, and the person `u` who owes it. */
const waiting = sql`
  job_solicitation s join job j on j.id = s.job_id join fair f on f.id = j.fair_id
    join fair_firm part on part.id = j.fair_firm_id join firm e on e.id = j.firm_id
    join app_user u on u.firm_id = j.firm_id
  where ${isUnanswered} and j.deleted_at is null
    and f.trashed_at is null and f.is_using_job_module
    and part.is_validated = ${validationState.validated} and ${isRecruiterOf('u', 'j')}`

/**
 * Of those who were told nothing today: the fairs where something has come since they were told of it last, an application,
 * half of its time, the second day before its answer is due, or that day itself. Where no answer was promised none of these
 * days is told. It is morning in one of the fairs; what is due in the others goes with it.
 */
const dueFairs = (services: Services, now: Date) =>
  many<Due>(services.database.kysely)`
    with due as (
      select u.id as person, f.id as fair,
        coalesce(${translatedText('f', 'name', sql`u.locale`)}, f.homepage) as name,
        (${at(now)} at time zone f.time_zone)::date as day, f.homepage as salon, u.locale, e.name as employer,
        extract(hour from ${at(now)} at time zone f.time_zone) >= ${sql.lit(hour)} as is_morning,
        max(greatest(s.sent_at,
          (select case when s.is_promised then max(moment) end
            from unnest(array[s.sent_at + (s.answer_due_at - s.sent_at) / 2,
            s.answer_due_at - interval '2 days', s.answer_due_at]) moment where moment <= ${at(now)})))
              as latest
      from ${waiting} group by u.id, f.id, u.locale, e.name),
    fresh as (
      select due.* from due where not exists (select from job_digest d
        where d.user_id = due.person and d.fair_id = due.fair and d.told_at >= due.latest)),
    readers as (
      select distinct fresh.person from fresh where fresh.is_morning
        and not exists (select from job_digest d where d.user_id = fresh.person and d.day >= fresh.day)
      order by fresh.person limit ${most})
    select fresh.person, fresh.fair, fresh.name, fresh.day::text as day, fresh.salon, fresh.locale,
      fresh.employer, fresh.is_morning as "isMorning"
    from fresh join readers on readers.person = fresh.person order by fresh.person, fresh.fair`

const kinds = ['overdue', 'soon', 'fresh', 'open'] as const
type Line = { job: number; title: string } & Record<(typeof kinds)[number], number>

const linesOf = ({ person, fair }: Due, locale: Locale, { now, db }: Pick<Services, 'now'> & Db) =>
  many<Line>(db)`
    select j.id as job, coalesce(${translatedText('j', 'title', locale)}, '') as title,
      (count(*) filter (where s.status = ${notRead}))::int as fresh,
      (count(*) filter (where s.is_promised and s.answer_due_at > ${at(now())}
        and s.answer_due_at <= ${at(now())} + interval '2 days'))::int as soon,
      (count(*) filter (where s.is_promised and s.answer_due_at <= ${at(now())}))::int as overdue,
      (count(*) filter (where s.status <> ${notRead}
        and not (s.is_promised and s.answer_due_at <= ${at(now())} + interval '2 days')))::int as open
    from ${waiting} and u.id = ${person} and f.id = ${fair} group by j.id order by min(s.answer_due_at), j.id`
type Db = { db: Parameters<typeof many>[0] }

const groupsOf = (
  lines: readonly Line[],
  { salon, name }: Due,
  locale: Locale,
  isAlone: boolean,
): MailGroup[] =>
  kinds.flatMap(kind => {
    const of = lines.filter(line => line[kind] > 0)
    if (!of.length) return []
    const title = digestWords[locale][kind]
    return [
      {
        title: isAlone ? title : `${title} – ${name}`,
        lines: of.map(line => ({
          text: `${line.title} (${line[kind]})`,
          href: hrefOf(jobLinks.solicitationsOf, { id: line.job }, salon),
        })),
      },
    ]
  })

/** Whether they were told nothing yet on the day of a fair where it is morning: asked by one at a time. */
async function isUntold(person: number, all: readonly Due[], db: Db['db']): Promise<boolean> {
  await sql`select 1 from app_user where id = ${person} for no key update`.execute(db)
  const days = all.filter(({ isMorning }) => isMorning).map(({ day }) => day)
  const row = await maybeOne(db)`
    select 1 from unnest(${days}::date[]) due (day)
    where not exists (select from job_digest d where d.user_id = ${person} and d.day >= due.day) limit 1`
  return row !== undefined
}

/** Written with the mail: whoever was told today is so by no other process and after no crash. */
async function tell(all: readonly [Due, ...Due[]], services: Services): Promise<boolean> {
  const [first] = all
  const { person, fair, employer } = first
  const locale = isLocale(first.locale) ? first.locale : defaultLocale
  const told = at(services.now())
  return services.database.transaction(async db => {
    if (!(await isUntold(person, all, db))) return false
    const groups: MailGroup[] = []
    for (const due of all) {
      // In another fair it may still be the day on which they were told last.
      await sql`
        insert into job_digest (user_id, fair_id, day, told_at)
        values (${person}, ${due.fair}, ${due.day}::date, ${told})
        on conflict on constraint job_digest_taken do update set told_at = excluded.told_at`.execute(db)
      const lines = await linesOf(due, locale, { now: services.now, db })
      groups.push(...groupsOf(lines, due, locale, all.length === 1))
    }
    await sendMail(db, services, {
      userId: person,
      kind: 'applications_due',
      fair,
      path: jobLinks.solicitations,
      values: { employer },
      groups,
    })
    return true
  })
}

/** One mail a day to whoever owes answers, of all fairs, as long as something has come to its time. */
export async function tellRecruiters(services: Services): Promise<number> {
  const byPerson = new Map<number, [Due, ...Due[]]>()
  for (const due of await dueFairs(services, services.now())) {
    const others = byPerson.get(due.person)
    if (others) others.push(due)
    else byPerson.set(due.person, [due])
  }
  let told = 0
  for (const all of byPerson.values()) if (await tell(all, services)) told += 1
  return told
}
