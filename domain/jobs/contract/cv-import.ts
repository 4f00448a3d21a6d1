import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { JobEducation, JobPosition } from './job-profile.ts'

const tag = 'Jobs'
const text = Type.String()
const Entry = Type.Object({ id: Id, name: text })
const Entries = Type.Array(Entry)

/** The most bytes of a file that is read for what it says; a PDF may be longer than what it holds. */
export const cvFileMost = 10_000_000

/** What a file says, as fields of a profile; nothing is saved. What it leaves out is not there. */
export const ReadCv = Type.Object({
  format: Type.Enum(['json-resume', 'europass']),
  profile: Type.Object({
    title: Type.Optional(text),
    summary: Type.Optional(text),
    positions: Type.Optional(Type.Array(JobPosition)),
    educations: Type.Optional(Type.Array(JobEducation)),
    degree: Type.Optional(text),
    school: Type.Optional(text),
    graduationYear: Type.Optional(Type.Integer()),
    /** Entries of our lists that are called so. */
    educationLevel: Type.Optional(Entry),
    skills: Type.Optional(Entries),
    languages: Type.Optional(
      Type.Array(
        Type.Object({
          language: Type.Object({ id: Id, name: text }),
          level: Type.Union([Type.Object({ id: Id, name: text }), Type.Null()]),
        }),
      ),
    ),
  }),
  /** What was written and is not in the profile above: where it stands, and its beginning. */
  left: Type.Array(Type.Object({ path: text, text })),
})
export type ReadCv = Static<typeof ReadCv>

export const readCvFile = defineEndpoint({
  method: 'POST',
  path: '/job_profiles/read',
  tag,
  summary:
    'What a CV says that somebody has as JSON Resume or as Europass (its XML, or a PDF with it inside), field by field; nothing is saved',
  audit: 'never', // it only reads
  allow: ['visitor'],
  form: 'upload',
  response: ReadCv,
})

export const jsonResume = defineEndpoint({
  method: 'GET',
  path: '/job_profiles/{id}/json-resume',
  tag,
  summary: 'One’s own CV as JSON Resume',
  allow: ['visitor'],
  params: Type.Object({ id: Id }),
  query: Type.Object({ locale: Type.Optional(Type.Enum([...locales])) }),
  /** By the schema of JSON Resume 1.0. */
  response: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
})
