import { Type } from 'typebox'
import { Id, Instant, Line, MaybeRef, Nullable, Ref, Text, WebAddress } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { defineResource, type RecordOf } from '#platform/contract/resource.ts'
import { cvStates, salaryPeriods } from './choices.ts'
import { Currency, entries, type NamedEntry, SalaryAmount, SpokenLanguages } from './job.ts'

const closed = { additionalProperties: false }
/** A month, `YYYY-MM`. */
const Month = Type.String({ pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])$' })
const maybe = <T extends Parameters<typeof Nullable>[0]>(schema: T) => Type.Optional(Nullable(schema))

/** Where somebody worked; without an end they still do. */
export const JobPosition = Type.Object(
  {
    title: Line(160),
    employer: maybe(Line(160)),
    place: maybe(Line(120)),
    from: maybe(Month),
    to: maybe(Month),
    text: Type.Optional(Text(2000)),
  },
  closed,
)

export const JobEducation = Type.Object(
  {
    title: Line(160),
    school: maybe(Line(160)),
    level: maybe(Id),
    from: maybe(Month),
    to: maybe(Month),
    text: Type.Optional(Text(2000)),
  },
  closed,
)

const Year = Type.Union([Type.Integer({ minimum: 1940, maximum: 2100 }), Type.Null()])

/** The CV of somebody who looks for work, one a language. Others read it by `/job_profiles/{id}/full`, if at all. */
export const jobProfiles = defineResource({
  name: 'job_profiles',
  table: 'job_profile',
  tag: 'Jobs',
  record: {
    user: Ref('users'),
    locale: Type.Enum([...locales]),
    title: Nullable(Line(160)),
    summary: Text(4000),
    families: entries('job_families', 'job_profile_family'),
    functions: entries('job_functions', 'job_profile_function'),
    functionLevel: MaybeRef<NamedEntry>('job_function_levels', {
      column: 'job_function_level',
      show: ['name'],
    }),
    contractTypes: entries('job_contract_types', 'job_profile_contract_type'),
    areas: entries('job_areas', 'job_profile_area'),
    educationLevel: MaybeRef<NamedEntry>('job_education_levels', {
      column: 'job_education_level',
      show: ['name'],
    }),
    degree: Nullable(Line(160)),
    graduationYear: Year,
    school: Nullable(Line(160)),
    experience: MaybeRef<NamedEntry>('job_experiences', { column: 'job_experience', show: ['name'] }),
    disponibility: MaybeRef<NamedEntry>('job_disponibilities', {
      column: 'job_disponibility',
      show: ['name'],
    }),
    skills: entries('job_personal_skills', 'job_profile_skill'),
    qualities: entries('job_personal_qualities', 'job_profile_quality'),
    languages: SpokenLanguages,
    transports: entries('work_transports', 'job_profile_transport'),
    positions: Type.Array(JobPosition, { maxItems: 40 }),
    educations: Type.Array(JobEducation, { maxItems: 20 }),
    /** Leaves the person only with an application, where they say so. */
    salaryWish: SalaryAmount(),
    salaryCurrency: Currency(),
    salaryPeriod: Type.Enum([...salaryPeriods]),
    /** Kept as the address of the video alone, of a site that is known. */
    videoProfileUrl: Nullable(WebAddress()),
    /** A private PDF, sent with the use `cv`. */
    cv: MaybeRef('media_objects'),
    /** Its text is read after a while, to be found by; `empty`: nothing is written in it, as in one that was scanned. */
    cvState: Type.Enum([...cvStates]),
    isAnonymousFirst: Type.Boolean(),
    changedAt: Instant(),
    version: Id,
  },
  writable: [
    'user',
    'locale',
    'title',
    'summary',
    'families',
    'functions',
    'functionLevel',
    'contractTypes',
    'areas',
    'educationLevel',
    'degree',
    'graduationYear',
    'school',
    'experience',
    'disponibility',
    'skills',
    'qualities',
    'languages',
    'transports',
    'positions',
    'educations',
    'salaryWish',
    'salaryCurrency',
    'salaryPeriod',
    'videoProfileUrl',
    'cv',
    'isAnonymousFirst',
  ],
  fixed: ['user', 'locale'],
  required: ['user', 'locale'],
  filters: ['user', 'locale'],
  order: ['id'],
  scope: { owner: 'user' },
  policy: {
    superAdmin: 'LR:O',
    superOrganizer: 'LR:O',
    organizer: 'LR:O',
    clusterAdmin: 'LR:O',
    firmAdmin: 'LR:O',
    standContact: 'LR:O',
    speaker: 'LR:O',
    moderator: 'LR:O',
    press: 'LR:O',
    visitor: 'LRCUD:O',
  },
})

/** What a CV says to those who read it. */
export type Cv = Partial<
  Pick<
    RecordOf<typeof jobProfiles>,
    | 'title'
    | 'summary'
    | 'families'
    | 'functions'
    | 'functionLevel'
    | 'contractTypes'
    | 'areas'
    | 'educationLevel'
    | 'degree'
    | 'graduationYear'
    | 'school'
    | 'experience'
    | 'disponibility'
    | 'skills'
    | 'qualities'
    | 'languages'
    | 'transports'
    | 'positions'
    | 'educations'
    | 'videoProfileUrl'
    | 'cv'
    // Where they were sent along.
    | 'salaryWish'
    | 'salaryCurrency'
    | 'salaryPeriod'
  >
>
