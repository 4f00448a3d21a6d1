import { fieldsIn } from '#platform/contract/record.ts'
import { invalid } from '#platform/server/refusal.ts'
import { leftLength, leftMost, monthOf, type SaidCv, saidLine, saidLines } from './said-cv.ts'

const depthMost = 12

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < depthMost && Object.values(value).every(inner => isShallow(inner, depth + 1))
}

const listOf = (value: unknown, most: number) =>
  Array.isArray(value) ? value.slice(0, most).map(fieldsIn) : []

/** Parts that the profile has no place for, or that are told by the account: with where they stand. */
function leftIn(value: unknown, path: string, left: { path: string; text: string }[]): void {
  if (left.length >= leftMost) return
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      leftIn(inner, path ? `${path}.${key.slice(0, 40)}` : key.slice(0, 40), left)
  else if (saidLine(value)) left.push({ path, text: saidLine(value, leftLength) })
}

/** Taken over, or about the file itself. */
const taken = new Set(['work', 'education', 'languages', 'skills', '$schema', 'meta'])

const educationOf = (study: Record<string, unknown>): SaidCv['educations'][number] => ({
  title: saidLine(study.area),
  school: saidLine(study.institution),
  level: saidLine(study.studyType),
  from: monthOf(study.startDate),
  to: monthOf(study.endDate),
  text: saidLines(
    Array.isArray(study.courses) ? study.courses.map(one => saidLine(one, 300)).join('\n') : '',
  ),
})

/** A JSON Resume. @throws 422 for something else */
export function readJsonResume(text: string): SaidCv {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw invalid({ file: 'json_broken' })
  }
  if (!isShallow(value)) throw invalid({ file: 'json_broken' })
  const resume = fieldsIn(value)
  const basics = fieldsIn(resume.basics)
  if (!('basics' in resume || 'work' in resume || 'education' in resume))
    throw invalid({ file: 'cv_file_unknown' })
  const studies = listOf(resume.education, 21)
  const left: SaidCv['left'] = []
  const { label, summary, ...others } = basics
  leftIn(others, 'basics', left)
  for (const [part, inner] of Object.entries(resume))
    if (part !== 'basics' && !taken.has(part)) leftIn(inner, part.slice(0, 40), left)
  return {
    title: saidLine(label),
    summary: saidLines(summary, 4_000),
    positions: listOf(resume.work, 40).map(work => ({
      title: saidLine(work.position),
      // `company` until 2020.
      employer: saidLine(work.name) || saidLine(work.company),
      place: saidLine(work.location, 120),
      from: monthOf(work.startDate),
      to: monthOf(work.endDate),
      text: saidLines(
        [
          work.summary,
          ...(Array.isArray(work.highlights) ? work.highlights.map(one => `· ${saidLine(one, 500)}`) : []),
        ]
          .filter(one => typeof one === 'string' && one !== '')
          .join('\n'),
      ),
    })),
    educations: studies.filter(study => study.isHighest !== true).map(educationOf),
    highest: studies.filter(study => study.isHighest === true).map(educationOf)[0],
    skills: listOf(resume.skills, 60).flatMap(skill => [
      saidLine(skill.name),
      ...(Array.isArray(skill.keywords) ? skill.keywords.map(one => saidLine(one)) : []),
    ]),
    languages: listOf(resume.languages, 12).map(({ language, fluency }) => ({
      name: saidLine(language, 60),
      level: saidLine(fluency, 60),
    })),
    left,
  }
}
