import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { jsonResume } from '../../contract/cv-import.ts'
import type { JobProfile } from '../../contract/profile-calls.ts'

type Person = { name: string; email: string; phone: string | null }

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Without what is empty. */
const said = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== '' && value !== undefined),
  )

/** One’s own, as a file that other sites read. @throws 404 for another’s */
export async function sendJsonResume(
  asked: number,
  { locale }: QueryOf<typeof jsonResume>,
  context: HttpContext,
): Promise<object> {
  const { db, actor, reply } = context
  const own = await maybeOne<{ id: number }>(db)`
    select coalesce((select other.id from job_profile other where other.user_id = p.user_id
      and other.locale = ${locale ?? ''}), p.id) as id
    from job_profile p where p.id = ${asked} and p.user_id = ${actor.userId}`
  if (!own) throw notFound()
  const profile = (await readRow(implementationOf('job_profiles'), own.id, context)) as JobProfile
  const person = await one<Person>(db)`
    select u.first_name || ' ' || u.last_name as name, coalesce(u.display_email, u.email) as email,
      coalesce(u.cell, u.phone) as phone
    from app_user u where u.id = ${actor.userId}`
  const spoken = await many<{ language: string; fluency: string | null }>(db)`
    select coalesce(${translatedText('l', 'name', context.locale)}, '') as language,
      ${translatedText('v', 'name', context.locale)} as fluency
    from job_profile p cross join jsonb_array_elements(p.languages) with ordinality spoken (said, at)
      join language l on l.id = (spoken.said ->> 'language')::int
      left join job_language_level v on v.id = (spoken.said ->> 'level')::int
    where p.id = ${own.id} order by spoken.at`
  const levels = await many<{ id: number; name: string | null }>(db)`
    select l.id, ${translatedText('l', 'name', context.locale)} as name from job_education_level l`
  // Beside what was studied, in the words of the schema, with a mark of ours: other sites read one study more.
  const highest = said({
    institution: profile.school,
    area: profile.degree,
    studyType: profile.educationLevel?.name,
    endDate: profile.graduationYear === null ? null : String(profile.graduationYear),
  })
  const educations = profile.educations.map(({ title, school, level, from, to, text }) =>
    said({
      institution: school,
      area: title,
      studyType: levels.find(({ id }) => id === level)?.name,
      startDate: from,
      endDate: to,
      ...(text && { courses: text.split('\n') }),
    }),
  )
  const resume = {
    $schema: schema,
    basics: said({ ...person, label: profile.title, summary: profile.summary }),
    work: profile.positions.map(({ title, employer, place, from, to, text }) =>
      said({ name: employer, position: title, location: place, startDate: from, endDate: to, summary: text }),
    ),
    education: [...(Object.keys(highest).length ? [{ ...highest, isHighest: true }] : []), ...educations],
    skills: profile.skills.map(({ name }) => ({ name })),
    languages: spoken.map(({ language, fluency }) => said({ language, fluency })),
  }
  reply.headers({
    'content-disposition': 'attachment; filename="resume.json"',
    'cache-control': 'private, no-store',
  })
  return resume
}
