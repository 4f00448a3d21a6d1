import { sql } from 'kysely'
import { one } from '#platform/server/database/rows.ts'
import { day, type Furnishing } from '../furnish/furnishing.ts'
import type { Candidate } from './add-candidates.ts'
import type { AddedOffers } from './add-offers.ts'
import { type DemoApplication, demoApplications } from './applications.ts'
import type { JobEntries } from './entries.ts'

const dayMs = 86_400_000

const named = (table: string, column: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.translations -> 'fr' ->> 'name')
    order by e.rank), '[]')
  from ${sql.table(table)} l join ${sql.table(column)} e on e.id = ${sql.ref(`l.${column}_id`)}
  where l.job_profile_id = p.id)`

const entry = (table: string) => sql`(
  select jsonb_build_object('id', e.id, 'name', e.translations -> 'fr' ->> 'name')
  from ${sql.table(table)} e where e.id = ${sql.ref(`p.${table}_id`)})`

/** The profile as it was sent. */
const sent = sql`jsonb_build_object('locale', p.locale, 'title', p.title, 'summary', p.summary,
  'positions', p.positions, 'educations', p.educations, 'languages', p.languages,
  'families', ${named('job_profile_family', 'job_family')},
  'functions', ${named('job_profile_function', 'job_function')},
  'contractTypes', ${named('job_profile_contract_type', 'job_contract_type')},
  'skills', ${named('job_profile_skill', 'job_personal_skill')},
  'areas', '[]'::jsonb, 'qualities', '[]'::jsonb, 'transports', '[]'::jsonb,
  'functionLevel', ${entry('job_function_level')}, 'educationLevel', ${entry('job_education_level')},
  'experience', ${entry('job_experience')}, 'disponibility', ${entry('job_disponibility')},
  'degree', null, 'graduationYear', null, 'school', null, 'videoProfileUrl', null, 'cv', null,
  'name', jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name), 'email', u.email,
  'phone', u.phone)`

type Step = { kind: string; side: string; status?: number | null; by: number; daysAgo: number | undefined }

async function addApplication(
  said: DemoApplication,
  { job, candidate, recruiter }: { job: number; candidate: Candidate; recruiter: number },
  { db, now }: Furnishing,
): Promise<void> {
  const at = (daysAgo: number | undefined) =>
    daysAgo === undefined ? null : new Date(now.getTime() - daysAgo * dayMs + 3_600_000).toISOString()
  const isGone = said.status === null
  const { id } = await one<{ id: number }>(db)`
    insert into job_solicitation (job_id, user_id, job_profile_id, status, motivation, sent, sent_at,
      answer_due_at, read_at, answered_at, answer, decline_reason, withdrawn_at, is_anonymous,
        overdue_told_at)
    select j.id, p.user_id, ${isGone ? null : candidate.profile}::int, ${said.status}::int,
      ${said.motivation ?? ''}, ${isGone ? sql`'{}'::jsonb` : sent}, ${at(said.sentDaysAgo)}::timestamptz,
      (((${at(said.sentDaysAgo)}::timestamptz at time zone f.time_zone)::date + f.job_answer_days + 1)::timestamp
        at time zone f.time_zone) - interval '1 second',
      ${at(said.readDaysAgo)}::timestamptz, ${at(said.answeredDaysAgo)}::timestamptz, ${said.answer ?? ''},
      ${said.declineReason ?? null}, ${at(said.withdrawnDaysAgo)}::timestamptz, ${said.isAnonymous ?? false},
      null
    from job j join fair f on f.id = j.fair_id join job_profile p on p.id = ${candidate.profile}
      join app_user u on u.id = p.user_id
    where j.id = ${job} returning id`
  const steps: Step[] = [
    { kind: 'sent', side: 'candidate', status: 0, by: candidate.person, daysAgo: said.sentDaysAgo },
    { kind: 'read', side: 'firm', status: 1, by: recruiter, daysAgo: said.readDaysAgo },
    { kind: 'answered', side: 'firm', status: said.status, by: recruiter, daysAgo: said.answeredDaysAgo },
    { kind: 'withdrawn', side: 'candidate', by: candidate.person, daysAgo: said.withdrawnDaysAgo },
  ]
  for (const { kind, side, status = null, by, daysAgo } of steps)
    if (daysAgo !== undefined)
      await sql`insert into job_solicitation_step (job_solicitation_id, kind, status, side, by_id, at)
        values (${id}, ${kind}, ${status}::int, ${side}, ${by}, ${at(daysAgo)}::timestamptz)`.execute(db)
  if (said.readDaysAgo !== undefined)
    await sql`
      insert into job_profile_access (user_id, job_profile_id, reader_id, firm_id, fair_id, purpose, at)
      select ${candidate.person}, ${candidate.profile}, ${recruiter}, j.firm_id, j.fair_id, 'application',
        ${at(said.readDaysAgo)}::timestamptz
      from job j where j.id = ${job}`.execute(db)
}

/** Who recruits for the firm of an offer. */
const recruiterOf = async (job: number, { db }: Furnishing) =>
  (
    await one<{ id: number }>(db)`
      select u.id from job j join app_user u on u.firm_id = j.firm_id and u.can_recruit
      where j.id = ${job} order by u.is_firm_admin desc, u.id limit 1`
  ).id

/** Times that the yard proposes to the visitor with an account: one of them to be picked. */
async function addTimes(job: number, { person }: Candidate, { db, now }: Furnishing): Promise<void> {
  const times = [
    [1, 9],
    [1, 13],
    [2, 8],
  ] as const
  for (const [at, [days, hour]] of times.entries()) {
    const begin = day(now, days, hour)
    await sql`
      insert into job_interview (job_solicitation_id, user_id, recruiter_id, begin_at, end_at, slot,
        changed_at)
      select s.id, s.user_id, u.id, ${begin.toISOString()}::timestamptz,
        ${begin.toISOString()}::timestamptz + interval '30 minutes', ${at + 1},
          ${now.toISOString()}::timestamptz
      from job_solicitation s cross join app_user u
      where s.job_id = ${job} and s.user_id = ${person} and u.email = 'firmadmin@demo.test'`.execute(db)
  }
  await sql`
    insert into job_solicitation_step (job_solicitation_id, kind, side, by_id, at)
    select s.id, 'times_proposed', 'firm', u.id, s.answered_at from job_solicitation s cross join app_user u
    where s.job_id = ${job} and s.user_id = ${person} and u.email = 'firmadmin@demo.test'`.execute(db)
}

/** What visitors of the demo have applied for, and how the yard handles two of them. */
export async function addApplications(
  fair: number,
  { yard, others, yardFirm }: AddedOffers,
  candidates: ReadonlyMap<string, Candidate>,
  entries: JobEntries,
  furnishing: Furnishing,
): Promise<void> {
  for (const said of demoApplications) {
    const job = said.yard === undefined ? others[said.other ?? 0] : yard[said.yard]
    const candidate = candidates.get(said.account)
    if (job === undefined || !candidate) throw new Error(`Nobody called ${said.account} can apply.`)
    const recruiter = await recruiterOf(job, furnishing)
    await addApplication(said, { job, candidate, recruiter }, furnishing)
  }
  const [first] = yard
  const visitor = candidates.get('visitor')
  if (first !== undefined && visitor) await addTimes(first, visitor, furnishing)
  const { db, now } = furnishing
  for (const [account, treatment, note] of [
    ['visitor', 'Entretien à fixer', 'Très motivée. Montrer l’atelier, présenter Maud.'],
    ['visitor7', 'À rappeler', 'Parle français doucement ; le néerlandais de Maarten aidera.'],
  ] as const) {
    const profile = candidates.get(account)?.profile ?? 0
    await sql`
      insert into job_profile_treatment (fair_id, firm_id, job_profile_id, job_cv_treatment_id, note, by_id,
        at)
      select ${fair}, ${yardFirm}, ${profile}, ${entries.of('job_cv_treatment', treatment)}, ${note}, u.id,
        ${new Date(now.getTime() - dayMs).toISOString()}::timestamptz
      from app_user u where u.email = 'firmadmin@demo.test'`.execute(db)
  }
}
