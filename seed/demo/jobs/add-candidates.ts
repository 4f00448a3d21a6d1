import { sql } from 'kysely'
import { one } from '#platform/server/database/rows.ts'
import type { Furnishing } from '../furnish/furnishing.ts'
import { type DemoCandidate, demoCandidates } from './candidates.ts'
import type { JobEntries, JobList } from './entries.ts'

export type Candidate = { person: number; profile: number }

const dayMs = 86_400_000

async function addProfile(
  candidate: DemoCandidate,
  entries: JobEntries,
  { db, now, lists }: Furnishing,
): Promise<Candidate> {
  const { account, locale, title, summary, level, education, experience, disponibility } = candidate
  const changed = new Date(now.getTime() - 22 * dayMs).toISOString()
  const languages = Object.entries(candidate.languages).map(([code, spoken]) => ({
    language: lists.languages.of(code),
    level: entries.of('job_language_level', spoken),
  }))
  const found = await one<Candidate>(db)`
    insert into job_profile (user_id, locale, title, summary, job_function_level_id, job_education_level_id,
      job_experience_id, job_disponibility_id, languages, positions, educations, is_anonymous_first,
        created_at,
      changed_at)
    select u.id, ${locale}, ${title}, ${summary}, ${entries.of('job_function_level', level)}::int,
      ${entries.of('job_education_level', education)}::int, ${entries.of('job_experience', experience)}::int,
      ${entries.of('job_disponibility', disponibility)}::int, ${JSON.stringify(languages)}::jsonb,
      ${JSON.stringify(candidate.positions)}::jsonb, ${JSON.stringify(candidate.educations)}::jsonb,
      ${candidate.isAnonymousFirst ?? false}, ${changed}::timestamptz, ${changed}::timestamptz
    from app_user u where u.email = ${`${account}@demo.test`}
    returning id as profile, user_id as person`
  const joined = async (table: string, list: JobList, names: readonly string[]) =>
    sql`insert into ${sql.table(table)} (job_profile_id, ${sql.ref(`${list}_id`)})
      select ${found.profile}, unnest(${names.map(name => entries.of(list, name))}::int[])`.execute(db)
  await joined('job_profile_family', 'job_family', candidate.families)
  await joined('job_profile_function', 'job_function', candidate.functions)
  await joined('job_profile_contract_type', 'job_contract_type', candidate.contracts)
  await joined('job_profile_skill', 'job_personal_skill', candidate.skills)
  return found
}

/** By account. Those in the library have said so for this fair. */
export async function addCandidates(
  fair: number,
  entries: JobEntries,
  furnishing: Furnishing,
): Promise<Map<string, Candidate>> {
  const { db, now } = furnishing
  const all = new Map<string, Candidate>()
  for (const candidate of demoCandidates) {
    const added = await addProfile(candidate, entries, furnishing)
    all.set(candidate.account, added)
    if (candidate.isInLibrary)
      await sql`insert into consent (user_id, purpose, fair_id, source, given_at)
        values (${added.person}, 'cv_pool', ${fair}, 'profile',
          ${new Date(now.getTime() - 21 * dayMs).toISOString()}::timestamptz)`.execute(db)
  }
  return all
}
