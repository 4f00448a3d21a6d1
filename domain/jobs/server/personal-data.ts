import { sql } from 'kysely'
import { type ExportedPerson, nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { profileLists } from './profile-lists.ts'
import { stepsOf } from './steps.ts'
import { withdrawSolicitationAgain } from './withdraw.ts'

/** SQL: rows `gone` of a table of profiles in their trash `kept`. */
const trashed = (table: string) => sql`job_profile_trash kept,
  jsonb_populate_recordset(null::${sql.table(table)}, kept.rows -> ${sql.lit(table)}) gone`

/** SQL: rows of a table of profiles, those in the person’s trash too, with when these were deleted. */
const alsoTrashed = (table: string, { id }: ExportedPerson) => sql`
  (select there.*, null::timestamptz as trashed_at from ${sql.table(table)} there
    union all select gone.*, kept.trashed_at from ${trashed(table)} where kept.user_id = ${id})`

/** SQL: notes of firms that are of a person or by them, with whose CV they are of; each part by an index of its own. */
const notesOf = ({ id }: ExportedPerson) => {
  const written = JSON.stringify([{ by_id: id }])
  return sql`
    (select n.*, p.user_id from job_profile p join job_profile_treatment n on n.job_profile_id = p.id
        where p.user_id = ${id}
      union select n.*, p.user_id from job_profile_treatment n join job_profile p on p.id = n.job_profile_id
        where n.by_id = ${id}
      union select gone.*, kept.user_id from ${trashed('job_profile_treatment')} where kept.user_id = ${id}
      union select gone.*, kept.user_id from ${trashed('job_profile_treatment')}
        where kept.rows -> 'job_profile_treatment' @> ${written}::jsonb and gone.by_id = ${id})`
}

/** SQL: the names of what the profile `p` joins. */
const namedLists = (person: ExportedPerson) =>
  profileLists.map(
    ({ name, table, list }) => sql`
      array(select ${nameOfRecord(list, `l.${list}_id`, person)}
        from ${alsoTrashed(table, person)} l
        where l.job_profile_id = p.id order by 1) as ${sql.ref(name)}`,
  )

/** SQL: the languages of the profile `p`, and its educations, with the names of their levels. */
const spokenBy = ({ locale }: ExportedPerson) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('language', ${translatedText('l', 'name', locale)},
      'level', ${translatedText('v', 'name', locale)}) order by spoken.at), '[]')
    from jsonb_array_elements(p.languages) with ordinality spoken (said, at)
      join language l on l.id = (spoken.said ->> 'language')::int
      left join job_language_level v on v.id = (spoken.said ->> 'level')::int)`
const educationsOf = ({ locale }: ExportedPerson) => sql`
  (select coalesce(jsonb_agg(study.said || jsonb_build_object('level', ${translatedText('v', 'name', locale)})
      order by study.at), '[]')
    from jsonb_array_elements(p.educations) with ordinality study (said, at)
      left join job_education_level v on v.id = (study.said ->> 'level')::int)`

export const jobPersonalData: readonly PersonalData[] = [
  {
    name: 'job_profiles',
    columns: { 'job_profile.user_id': 'deleted', 'job_profile_trash.user_id': 'deleted' },
    rows: person => sql`
      select p.locale, p.title, p.summary,
        ${nameOfRecord('job_function_level', 'p.job_function_level_id', person)}
          as function_level,
        ${nameOfRecord('job_education_level', 'p.job_education_level_id', person)} as education_level,
        p.degree, p.graduation_year, p.school,
        ${nameOfRecord('job_experience', 'p.job_experience_id', person)} as experience,
        ${nameOfRecord('job_disponibility', 'p.job_disponibility_id', person)} as disponibility,
        ${sql.join(namedLists(person))}, p.positions, ${educationsOf(person)} as educations,
        ${spokenBy(person)} as languages,
        p.salary_wish, p.salary_currency, p.salary_period, p.video_profile_url, p.cv_text,
        p.is_anonymous_first, p.keeping_told_at, p.created_at, p.changed_at, p.trashed_at
      from ${alsoTrashed('job_profile', person)} p where p.user_id = ${person.id} order by p.id`,
  },
  {
    name: 'job_applications',
    columns: { 'job_solicitation.user_id': 'anonymized', 'job_solicitation_step.by_id': 'anonymized' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('j', 'title', locale)} as job, f.name as firm, s.status, s.motivation, s.sent,
        s.sent_at, s.answer_due_at, s.is_promised, s.read_at, s.answered_at, s.answer, s.decline_reason,
        s.withdrawn_at, s.nudged_at, s.overdue_told_at, s.is_anonymous, s.revealed_at, s.emptied_at,
          s.erased_at,
        ${stepsOf} as steps
      from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
      where s.user_id = ${id} order by s.id`,
    withdraw: { application: withdrawSolicitationAgain },
  },
  {
    // What firms wrote of somebody, and what somebody wrote for their firm.
    name: 'job_treatments',
    columns: { 'job_profile_treatment.by_id': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, f.name as firm,
        ${nameOfRecord('job_cv_treatment', 't.job_cv_treatment_id', person)} as cv_treatment, t.note, t.at,
        t.user_id = ${person.id} as "isAboutOneself"
      from ${notesOf(person)} t join firm f on f.id = t.firm_id order by t.id`,
  },
  {
    name: 'job_interviews',
    columns: { 'job_interview.user_id': 'anonymized', 'job_interview.recruiter_id': 'anonymized' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('j', 'title', locale)} as job, i.begin_at, i.end_at, i.state, i.changed_at
      from job_interview i join job_solicitation s on s.id = i.job_solicitation_id
        join job j on j.id = s.job_id
      where ${id} in (i.user_id, i.recruiter_id) order by i.id`,
  },
  {
    name: 'job_bookmarks',
    columns: { 'job_bookmark.user_id': 'deleted' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('j', 'title', locale)} as job, b.created_at
      from job_bookmark b join job j on j.id = b.job_id where b.user_id = ${id} order by b.id`,
  },
  {
    name: 'job_recruiting',
    columns: { 'job_recruiter.app_user_id': 'deleted' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('j', 'title', locale)} as job from job_recruiter r join job j on j.id = r.job_id
      where r.app_user_id = ${id} order by j.id`,
  },
  {
    name: 'cv_looks',
    columns: { 'job_profile_access.user_id': 'deleted', 'job_profile_access.reader_id': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'a.fair_id', person)} as fair,
        (select f.name from firm f where f.id = a.firm_id) as firm, a.purpose, a.reason, a.at,
        a.user_id = ${person.id} as "isOfOwnCv"
      from job_profile_access a where ${person.id} in (a.user_id, a.reader_id) order by a.id`,
  },
  {
    name: 'job_digests',
    columns: { 'job_digest.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'd.fair_id', person)} as fair, d.told_at from job_digest d
      where d.user_id = ${person.id} order by d.told_at`,
  },
]
