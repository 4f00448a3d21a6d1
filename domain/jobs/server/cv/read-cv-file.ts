import { sql } from 'kysely'
import { attachmentsOfDocument } from '#domain/media/server/index.ts'
import { fold } from '#platform/contract/import.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { takeOneFile } from '#platform/server/http/one-file.ts'
import { namesInEveryLanguage } from '#platform/server/import/ids-by-name.ts'
import type { Limit } from '#platform/server/limiter.ts'
import { invalid } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { cvFileMost, type ReadCv } from '../../contract/cv-import.ts'
import { readEuropass } from './read-europass.ts'
import { readJsonResume } from './read-json-resume.ts'
import { leftLength, leftMost, type SaidCv, type SaidEducation, saidLine } from './said-cv.ts'

type Named = { id: number; name: string; names: string[]; code: string | null }

type List = 'job_personal_skill' | 'language' | 'job_language_level' | 'job_education_level'

const named = (table: List, { db, locale }: Context) => {
  const isLanguage = table === 'language'
  return many<Named>(db)`
    select e.id, coalesce(${translatedText('e', 'name', locale)}, '') as name,
      array(select jsonb_array_elements_text(${namesInEveryLanguage})) as names,
      ${isLanguage ? sql`e.code` : sql`null::text`} as code
    from ${sql.table(table)} e ${isLanguage ? sql`` : sql`where e.fair_id is null`} order by e.rank, e.id`
}

const called = (list: readonly Named[], word: string) =>
  list.find(({ names, code }) => code === word.toLowerCase() || names.some(name => fold(name) === fold(word)))

const native =
  /native|mother|bilingual|bilingue|langue maternelle|muttersprach|moedertaal|lengua materna|madrelingua/i

/** Of a scale whose names begin with the levels of the European framework; the highest is one’s own language. */
const levelOf = (levels: readonly Named[], said: string) => {
  const [code] = /\b[ABC][12]\b/i.exec(said) ?? []
  if (code) return levels.find(({ names }) => names.some(name => name.startsWith(code.toUpperCase())))
  return native.test(said) ? levels.at(-1) : undefined
}

/** Entries of our lists for what somebody has called so; the rest is told. */
async function withEntries(said: SaidCv, context: Context) {
  const [skills, languages, levels] = [
    await named('job_personal_skill', context),
    await named('language', context),
    await named('job_language_level', context),
  ]
  const left = [...said.left]
  const found = new Map<number, string>()
  for (const word of new Set(said.skills.filter(Boolean))) {
    const entry = called(skills, word)
    if (entry) found.set(entry.id, entry.name)
    else left.push({ path: 'skills', text: saidLine(word, leftLength) })
  }
  const spoken = new Map<number, NonNullable<ReadCv['profile']['languages']>[number]>()
  for (const { name, level } of said.languages) {
    const language = called(languages, name)
    const known = levelOf(levels, level)
    if (!language) left.push({ path: 'languages', text: saidLine(`${name} ${level}`, leftLength) })
    else
      spoken.set(language.id, {
        language: { id: language.id, name: language.name },
        level: known ? { id: known.id, name: known.name } : null,
      })
  }
  return {
    skills: [...found].map(([id, name]) => ({ id, name })),
    languages: [...spoken.values()],
    left: left.slice(0, leftMost),
  }
}

/** Of a graduation. */
const yearLeast = 1940

const period = ({ from, to }: { from: string; to: string }) => ({ from: from || null, to: to || null })

/** What says nothing is left out: nobody’s profile is emptied by a file. */
async function profileOf(said: SaidCv, format: ReadCv['format'], context: Context): Promise<ReadCv> {
  const { skills, languages, left } = await withEntries(said, context)
  const levels = await named('job_education_level', context)
  /** What is called as a level is one; of any other study its kind stands before what was studied. */
  const studied = ({ level, title }: Pick<SaidEducation, 'level' | 'title'>) => {
    const entry = called(levels, level)
    return entry
      ? { entry: { id: entry.id, name: entry.name }, title: title || entry.name }
      : { entry: undefined, title: saidLine([level, title].filter(Boolean).join(', ')) }
  }
  const highest = said.highest && { ...said.highest, entry: studied({ ...said.highest }).entry }
  const graduationYear = Number(highest?.to.slice(0, 4))
  const positions = said.positions
    .filter(({ title, employer }) => title || employer)
    .map(one => ({
      title: one.title || one.employer,
      employer: one.employer || null,
      place: one.place || null,
      ...period(one),
      text: one.text,
    }))
  const educations = said.educations
    .map(one => ({ ...one, ...studied(one) }))
    .filter(({ title, school }) => title || school)
    .map(one => ({
      title: one.title || one.school,
      school: one.school || null,
      ...(one.entry && { level: one.entry.id }),
      ...period(one),
      text: one.text,
    }))
  return {
    format,
    profile: {
      ...(said.title && { title: said.title }),
      ...(said.summary && { summary: said.summary }),
      ...(positions.length && { positions }),
      ...(educations.length && { educations }),
      ...(highest?.title && { degree: highest.title }),
      ...(highest?.school && { school: highest.school }),
      ...(graduationYear >= yearLeast && { graduationYear }),
      ...(highest?.entry && { educationLevel: highest.entry }),
      ...(skills.length && { skills }),
      ...(languages.length && { languages }),
    },
    left,
  }
}

const begin = (bytes: Buffer) =>
  bytes
    .subarray(0, 64)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf|^\xff\xfe/, '')
    .replaceAll('\0', '')
    .trimStart()

/** Files that one person has read. */
const reads: Limit = { name: 'cv-reads', max: 30, seconds: 3_600 }

/** A PDF has its Europass inside as a file. @throws 422 without one */
async function insideOf(bytes: Buffer): Promise<Buffer> {
  const [file] = await attachmentsOfDocument(bytes)
  if (!file) throw invalid({ file: 'cv_pdf_without_data' })
  return file
}

/** Nothing is saved: the person takes over what they want. @throws 413, 422, 429 */
export function readSentCv(context: HttpContext): Promise<ReadCv> {
  return takeOneFile(context.request, { fileSize: cvFileMost }, async (part, whole) => {
    const sent = await part.toBuffer()
    await whole()
    await context.services.limiter.consume(reads, String(context.actor.userId))
    const bytes = sent.subarray(0, 5).toString('latin1') === '%PDF-' ? await insideOf(sent) : sent
    const first = begin(bytes)[0]
    if (first === '<') return profileOf(await readEuropass(bytes), 'europass', context)
    if (first === '{') return profileOf(readJsonResume(bytes.toString('utf8')), 'json-resume', context)
    throw invalid({ file: 'cv_file_unknown' })
  })
}
