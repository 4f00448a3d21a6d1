import { isRecord, recordOf } from '#platform/contract/record.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import type { Fields } from '#platform/web/saving/unsaved.ts'
import type { jobProfiles } from '../../contract/job-profile.ts'

export type Profile = RecordOf<typeof jobProfiles>
export type Position = NonNullable<Profile['positions']>[number]
export type Education = NonNullable<Profile['educations']>[number]
export type Spoken = NonNullable<Profile['languages']>[number]
/** What the rows of both lists have. */
export type CvRow = Position | Education

const plain = [
  'title',
  'summary',
  'degree',
  'graduationYear',
  'school',
  'languages',
  'positions',
  'educations',
  'salaryWish',
  'salaryCurrency',
  'salaryPeriod',
  'videoProfileUrl',
  'isAnonymousFirst',
] as const
const one = ['functionLevel', 'educationLevel', 'experience', 'disponibility', 'cv'] as const
const several = [
  'families',
  'functions',
  'contractTypes',
  'areas',
  'skills',
  'qualities',
  'transports',
] as const

/** What is said by entries of lists. */
export const profileEntryFields = [...one.filter(field => field !== 'cv'), ...several]

const inOrder = (ids: readonly number[]) => ids.toSorted((left, right) => left - right)

/** A profile field by field, as it is written: of entries their ids, in one order. */
export const fieldsOf = (profile: Profile): Fields => ({
  ...recordOf(plain, field => profile[field]),
  ...recordOf(one, field => profile[field]?.id ?? null),
  ...recordOf(several, field => inOrder(profile[field].map(({ id }) => id))),
})

const isOneOf = (names: readonly string[], field: string) => names.includes(field)

/** What a form gives for a field, as it is written: text that is emptied is none, entries are ids. */
export function writtenField(field: string, value: unknown): unknown {
  if (isOneOf(several, field)) return Array.isArray(value) ? inOrder(value.map(Number)) : []
  if (isOneOf(one, field)) return Number(value) || null
  if (value === '' && field !== 'summary') return null
  return value
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null)
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)
const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

export const positionsIn = (value: unknown): Position[] =>
  recordsIn(value).map(row => ({
    title: textIn(row.title),
    employer: textOrNull(row.employer),
    place: textOrNull(row.place),
    from: textOrNull(row.from),
    to: textOrNull(row.to),
    text: textIn(row.text),
  }))

export const educationsIn = (value: unknown): Education[] =>
  recordsIn(value).map(row => ({
    title: textIn(row.title),
    school: textOrNull(row.school),
    level: numberOrNull(row.level),
    from: textOrNull(row.from),
    to: textOrNull(row.to),
    text: textIn(row.text),
  }))

export const spokenIn = (value: unknown): Spoken[] =>
  recordsIn(value).flatMap(row =>
    typeof row.language === 'number' ? [{ language: row.language, level: numberOrNull(row.level) }] : [],
  )
