import { type Kysely, type RawBuilder, sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { dateLocale, defaultLocale, isLocale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { solicitationStatus } from '../contract/choices.ts'
import { jobLinks } from '../contract/links.ts'
import { dropNotes } from './drop-notes.ts'
import { purgeJobs } from './trash/trashed-jobs.ts'
import { purgeProfiles } from './trash/trashed-profiles.ts'

/** At once; what is left over follows with the next run. */
const most = 500
/** From the last contact until somebody leaves the libraries, and until they are told so. */
const monthsInLibrary = 24
const monthsUntilTold = 23

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

type Emptied = { id: number; cv: number | null }

/** SQL: when the application `s` was declined; what was answered before that, as by times for an interview, ended nothing. */
const declinedAt = sql`coalesce((select max(step.at) from job_solicitation_step step
  where step.job_solicitation_id = s.id and step.kind = 'answered'
    and step.status = ${solicitationStatus.rejected}), s.answered_at)`

/**
 * SQL: until when what was sent with the application `s` for the offer `j` is kept in the fair `f`, as things stand: so many
 * months after it was declined, else after the offer has ended; in no case before the day by which it is to be answered, or an
 * interview that both have agreed to.
 */
export const applicationKeptUntil = sql`greatest(case
  when s.status = ${solicitationStatus.rejected} then ${declinedAt}
  else coalesce(j.closed_at, j.deleted_at, (j.final_date + 1)::timestamp at time zone f.time_zone, f.end_date,
    s.sent_at) end + make_interval(months => f.job_keeping_months),
  case when s.answered_at is null then s.answer_due_at end,
  (select max(agreed.end_at) from job_interview agreed
    where agreed.job_solicitation_id = s.id and agreed.state = 'accepted'))`

/**
 * What was sent goes when its time is over. The row and its
 * days stay: what was answered in time is counted on.
 */
async function emptySolicitations(db: Kysely<Tables>, now: Date): Promise<number> {
  const ended = await many<Emptied>(db)`
    select s.id, s.cv_id as cv
    from job_solicitation s join job j on j.id = s.job_id join fair f on f.id = j.fair_id
    where s.emptied_at is null and s.withdrawn_at is null
      and ${applicationKeptUntil} < ${at(now)}
    order by s.id limit ${most} for update of s skip locked`
  if (!ended.length) return 0
  const ids = ended.map(({ id }) => id)
  await sql`update job_solicitation set motivation = '', sent = '{}', cv_id = null, job_profile_id = null,
    answer = '', decline_reason = null, emptied_at = ${at(now)}, version = version + 1
    where id = any(${ids}::int[])`.execute(db)
  await sql`delete from job_interview where job_solicitation_id = any(${ids}::int[])`.execute(db)
  const files = ended.flatMap(({ cv }) => cv ?? [])
  if (files.length) await dropUnused(files, db)
  return ended.length
}

/** SQL: who is in the library of a fair, with the last that was heard of them. */
const inLibrary = sql`
  select c.user_id as person, min(c.fair_id) as fair,
    greatest(max(c.given_at), max(p.changed_at), max(u.last_login_at),
      (select max(s.sent_at) from job_solicitation s where s.user_id = c.user_id)) as contact,
    max(p.keeping_told_at) as told
  from consent c join app_user u on u.id = c.user_id join job_profile p on p.user_id = c.user_id
  where c.purpose = 'cv_pool' and c.withdrawn_at is null group by c.user_id`

/** SQL: the month in which this person leaves the libraries, in the zone of a fair, unless they are heard of again. */
export const leavesLibraryIn = (person: RawBuilder<unknown>, zone: RawBuilder<unknown>) => sql`
  (select to_char((kept.contact + make_interval(months => ${monthsInLibrary})) at time zone ${zone},
    'YYYY-MM')
    from (${inLibrary}) kept where kept.person = ${person})`

/** A month before, once a silence. */
async function tellLibrary(db: Kysely<Tables>, services: Services, now: Date): Promise<number> {
  const quiet = await many<{ person: number; fair: number; locale: string; leaves: Date; zone: string }>(db)`
    select kept.person, kept.fair, u.locale, f.time_zone as zone,
      greatest(kept.contact + make_interval(months => ${monthsInLibrary}), ${at(now)} + interval '1 month')
        as leaves
    from (${inLibrary}) kept join app_user u on u.id = kept.person join fair f on f.id = kept.fair
    where kept.contact + make_interval(months => ${monthsUntilTold}) < ${at(now)}
      and (kept.told is null or kept.told < kept.contact) and not u.is_closed
    order by kept.person limit ${most}`
  for (const { person, fair, locale: chosen, leaves, zone } of quiet) {
    const locale = isLocale(chosen) ? chosen : defaultLocale
    await sql`update job_profile set keeping_told_at = ${at(now)} where user_id = ${person}`.execute(db)
    await sendMail(db, services, {
      userId: person,
      kind: 'cv_keeping_ends',
      fair,
      path: jobLinks.profile,
      values: {
        day: new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: zone }).format(
          leaves,
        ),
      },
      key: `cv_keeping:${person}:${leaves.toISOString().slice(0, 10)}`,
    })
  }
  return quiet.length
}

/** Nobody leaves without a month’s notice. */
const leaveLibrary = (db: Kysely<Tables>, now: Date) =>
  sql`update consent set withdrawn_at = ${at(now)} where purpose = 'cv_pool' and withdrawn_at is null
    and user_id in (select kept.person from (${inLibrary}) kept
      where kept.contact + make_interval(months => ${monthsInLibrary}) < ${at(now)}
        and kept.told > kept.contact and kept.told + interval '1 month' < ${at(now)})`.execute(db)

/** Whoever is in a fair no more, and cannot be taken back from its trash, is in its library by another consent alone. */
const leaveWithFair = (db: Kysely<Tables>, now: Date) =>
  sql`update consent c set withdrawn_at = ${at(now)} where c.purpose = 'cv_pool' and c.withdrawn_at is null
    and not exists (select from fair_user m where m.user_id = c.user_id and m.fair_id = c.fair_id)
    and not exists (select from trash t where t.fair_id = c.fair_id
      and t.rows -> 'fair_user' @> jsonb_build_array(jsonb_build_object('user_id', c.user_id)))`.execute(db)

/** What is kept of applications, libraries and trash ends by the clock; the mails of the day are forgotten after a month. */
export async function endJobKeeping(services: Services): Promise<{ emptied: number; told: number }> {
  const now = services.now()
  const emptied = await services.database.transaction(db => emptySolicitations(db, now))
  const told = await services.database.transaction(async db => {
    const written = await tellLibrary(db, services, now)
    await leaveLibrary(db, now)
    await leaveWithFair(db, now)
    await dropNotes(sql`true`, db)
    await purgeJobs(db, now)
    await purgeProfiles(db, now)
    await sql`delete from job_digest where told_at < ${at(now)} - interval '1 month'`.execute(db)
    return written
  })
  return { emptied, told }
}
