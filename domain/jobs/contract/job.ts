import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import {
  Day,
  Id,
  Instant,
  Line,
  MaybeRef,
  Nullable,
  Ref,
  Refs,
  RichText,
  Text,
  WebAddress,
} from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { closeReasons, remotes, salaryPeriods } from './choices.ts'
import { amountMost } from './units-of.ts'

export type NamedEntry = { name: string }

/** An entry of one of the lists of the job module. */
export const entry = (list: string) => MaybeRef<NamedEntry>(list, { show: ['name'] })
export const entries = (list: string, through: string) => Refs<NamedEntry>(list, through, { show: ['name'] })

/** Languages with their levels: ids of `languages` and `job_language_levels`. */
export const SpokenLanguages = Type.Array(
  Type.Object(
    { language: Id, level: Type.Optional(Type.Union([Id, Type.Null()])) },
    { additionalProperties: false },
  ),
  { maxItems: 12 },
)

/** In the smallest unit of its currency. */
export const SalaryAmount = () => Type.Union([Type.Integer({ minimum: 0, maximum: amountMost }), Type.Null()])
export const Currency = () => Type.String({ pattern: '^[A-Z]{3}$' })

const record = {
  fair: Ref('fairs'),
  firm: Ref<{ name: string }>('firms', { show: ['name'] }),
  /** Its firm’s part in the fair; null where the firm takes no part any more. Kept by the database. */
  participation: MaybeRef('fair_firms', { column: 'fair_firm' }),
  /** The firm’s own, by which an import finds it again. Told to its firm and to those who run the fair. */
  reference: Nullable(Line(80)),
  family: MaybeRef<NamedEntry>('job_families', { column: 'job_family', show: ['name'] }),
  subFamily: MaybeRef<NamedEntry>('job_sub_families', { column: 'job_sub_family', show: ['name'] }),
  jobFunction: entry('job_functions'),
  functionLevel: MaybeRef<NamedEntry>('job_function_levels', {
    column: 'job_function_level',
    show: ['name'],
  }),
  contractType: MaybeRef<NamedEntry & { employmentType: string | null }>('job_contract_types', {
    column: 'job_contract_type',
    show: ['name', 'employmentType'],
  }),
  educationLevel: MaybeRef<NamedEntry>('job_education_levels', {
    column: 'job_education_level',
    show: ['name'],
  }),
  experience: MaybeRef<NamedEntry>('job_experiences', { column: 'job_experience', show: ['name'] }),
  disponibility: MaybeRef<NamedEntry>('job_disponibilities', { column: 'job_disponibility', show: ['name'] }),
  areas: entries('job_areas', 'job_job_area'),
  skills: entries('job_personal_skills', 'job_job_personal_skill'),
  qualities: entries('job_personal_qualities', 'job_job_personal_quality'),
  transports: entries('work_transports', 'job_work_transport'),
  languages: SpokenLanguages,
  remote: Type.Enum([...remotes]),
  /** JSON as text: street, postalCode, city, country (its ISO code) … At most 8 KiB, five levels deep. */
  addressJSON: Nullable(Text(8192)),
  /** Taken from the address. */
  city: Nullable(Line(120)),
  postalCode: Nullable(Line(20)),
  country: MaybeRef<{ iso: string; name: string }>('countries', { show: ['iso', 'name'] }),
  salaryMin: SalaryAmount(),
  salaryMax: SalaryAmount(),
  salaryCurrency: Currency(),
  salaryPeriod: Type.Enum([...salaryPeriods]),
  positions: Type.Integer({ minimum: 1, maximum: 1000 }),
  startDate: Nullable(Day()),
  /** The last day to apply. */
  finalDate: Nullable(Day()),
  /** The last day on which it is seen; not before the one above. */
  expiresAt: Nullable(Day()),
  /** Open: it needs a title, a description, a contract type, a place and a final date that comes. */
  isVisible: Type.Boolean(),
  openedAt: Type.Union([Instant(), Type.Null()]),
  closedAt: Type.Union([Instant(), Type.Null()]),
  closeReason: Type.Union([Type.Enum([...closeReasons]), Type.Null()]),
  /** Days until an answer; null: the fair’s. */
  answerDays: Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()]),
  isAnonymousFirst: Type.Boolean(),
  externalUrl: Nullable(WebAddress()),
  /** Ids of people of the firm. Told to its firm and to those who run the fair. */
  recruiters: Refs('users', 'job_recruiter'),
  createdAt: Instant(),
  version: Id,
}

/** An offer of a firm in a fair. */
export const jobs = defineResource({
  name: 'jobs',
  table: 'job',
  tag: 'Jobs',
  record,
  translated: { title: Line(160), description: RichText(20_000), profile: RichText(20_000) },
  writable: [
    'fair',
    'firm',
    'reference',
    'family',
    'subFamily',
    'jobFunction',
    'functionLevel',
    'contractType',
    'educationLevel',
    'experience',
    'disponibility',
    'areas',
    'skills',
    'qualities',
    'transports',
    'languages',
    'remote',
    'addressJSON',
    'salaryMin',
    'salaryMax',
    'salaryCurrency',
    'salaryPeriod',
    'positions',
    'startDate',
    'finalDate',
    'expiresAt',
    'isVisible',
    'answerDays',
    'isAnonymousFirst',
    'externalUrl',
    'recruiters',
  ],
  fixed: ['fair', 'firm'],
  required: ['fair', 'firm', 'title'],
  filters: [
    'fair',
    'firm',
    'family',
    'subFamily',
    'jobFunction',
    'functionLevel',
    'contractType',
    'educationLevel',
    'experience',
    'areas',
    'remote',
    'isVisible',
    'finalDate[before]',
    'finalDate[after]',
    'exists[closedAt]',
  ],
  search: ['translations.title'],
  sort: ['title', 'finalDate', 'openedAt', 'createdAt'],
  order: ['-openedAt'],
  scope: { fair: 'fair', participation: 'participation', recruiter: 'participation' },
  policy: {
    ...shownPolicy,
    firmAdmin: ['LRCUD:M', 'LR:R', 'LR:p'],
    standContact: ['LR:R', 'LR:p'],
  },
})
