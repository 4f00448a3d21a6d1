import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { asTable } from '#platform/contract/table-format.ts'
import { anonymousFirsts, closeReasons, jobSorts, offerStates, remotes, salaryPeriods } from './choices.ts'
import type { jobs } from './job.ts'
import { MatchPoints } from './match-points.ts'
import { SolicitationStep } from './solicitation-step.ts'
import { amountMost } from './units-of.ts'

const tag = 'Jobs'
const closed = { additionalProperties: false }
const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })

export type Job = RecordOf<typeof jobs>
const JobRecord = Type.Unsafe<Job>({ type: 'object', additionalProperties: true })

/** Fewer answers that were due say nothing of a firm. */
export const fewestDue = 5

/** How a firm keeps its promise in a fair; null: too few answers are due to say. */
export const AnswerRate = orNull(
  Type.Object({
    /** Applications that were due, and those of them that were answered by their day. */
    due: Type.Integer(),
    inTime: Type.Integer(),
    /** Half of the answers came within so many days. */
    medianDays: orNull(Type.Integer()),
  }),
)
export type AnswerRate = Static<typeof AnswerRate>

const Salary = orNull(
  Type.Object({
    min: orNull(Type.Integer()),
    max: orNull(Type.Integer()),
    currency: text,
    period: Type.Enum([...salaryPeriods]),
  }),
)

const stand = Type.Object({ id: Id, label: text, hall: Id, free: Type.Integer() })

/** An offer in a list. */
export const JobCard = Type.Object({
  id: Id,
  title: text,
  /** In which language the title is. */
  titleIn: orNull(text),
  fair: Id,
  firm: Type.Object({
    id: Id,
    name: text,
    initials: text,
    color: text,
    shape: text,
    logo: orNull(text),
    stand: orNull(stand),
  }),
  place: orNull(text),
  remote: Type.Enum([...remotes]),
  contractType: orNull(text),
  salary: Salary,
  openedAt: orNull(text),
  finalDate: orNull(text),
  state: Type.Enum([...offerStates]),
  isBookmarked: Type.Boolean(),
  hasApplied: Type.Boolean(),
  answerRate: AnswerRate,
  /** How much of what it asks for the reader’s own profile meets; null: too little is said by both, or there is none. */
  match: orNull(Type.Object({ fits: Type.Integer(), asked: Type.Integer() })),
})
export type JobCard = Static<typeof JobCard>

const narrowing = {
  fair: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 10_000 })),
  family: Type.Optional(Id),
  subFamily: Type.Optional(Id),
  jobFunction: Type.Optional(Id),
  contractType: Type.Optional(Id),
  area: Type.Optional(Id),
  educationLevel: Type.Optional(Id),
  remote: Type.Optional(Type.Enum([...remotes])),
  firm: Type.Optional(Id),
  fairHall: Type.Optional(Id),
  language: Type.Optional(Id),
  /** In the smallest unit, a year, of the currency in which most offers of the fair pay; of those that pay in it. */
  minSalary: Type.Optional(Type.Integer({ minimum: 0, maximum: amountMost })),
  bookmark: Type.Optional(Type.Enum(['1'])),
}

export const jobList = defineEndpoint({
  method: 'GET',
  path: '/jobs/list',
  tag,
  summary: 'Offers that are seen, as cards; `bookmark=1`: those that one keeps, closed ones too',
  allow: 'anyone',
  form: 'list',
  query: Type.Object({
    ...narrowing,
    sort: Type.Optional(Type.Enum([...jobSorts])),
    page: Type.Optional(text),
    itemsPerPage: Type.Optional(text),
    pagination: Type.Optional(text),
  }),
  response: Type.Array(JobCard),
})

const options = Type.Array(Type.Object({ id: Id, name: text, count: Type.Integer() }))

/** What offers can be narrowed by: the entries that occur, with how many offers each has. */
export const jobFacets = defineEndpoint({
  method: 'GET',
  path: '/jobs/list/config',
  tag,
  summary: 'What the list of offers can be narrowed by: entries that occur in the fair, and how often',
  allow: 'anyone',
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({
    total: Type.Integer(),
    /** Opened since midnight in the fair’s zone. */
    today: Type.Integer(),
    families: options,
    subFamilies: Type.Array(Type.Object({ id: Id, name: text, count: Type.Integer(), family: Id })),
    functions: options,
    contractTypes: options,
    areas: options,
    educationLevels: options,
    languages: options,
    /** Round amounts a year, each with the offers that pay as much. */
    salaries: Type.Array(Type.Object({ minSalary: Type.Integer(), currency: text, count: Type.Integer() })),
    firms: options,
    halls: options,
    remotes: Type.Array(Type.Object({ id: Type.Enum([...remotes]), count: Type.Integer() })),
  }),
})

export const ComputedJob = Type.Object({
  job: JobRecord,
  card: JobCard,
  /** Of those who may apply: as it says, else the country of its firm, else of the fair. */
  country: orNull(Type.Object({ iso: text, name: text })),
  /** Of its firm, as far as it is public; of one that says none, the country of the fair. */
  firmPlace: Type.Object({ city: orNull(text), country: orNull(text) }),
  /** Asked for, with their levels where any. */
  languages: Type.Array(Type.Object({ name: text, level: orNull(text) })),
  state: Type.Enum([...offerStates]),
  /** By when an application sent now is answered; where that is not promised, the day is a wish. */
  promise: orNull(Type.Object({ days: Type.Integer(), isPromised: Type.Boolean(), answerDueAt: text })),
  /** One’s own application. */
  solicitation: orNull(
    Type.Object({
      id: Id,
      status: orNull(Type.Integer()),
      sentAt: text,
      answerDueAt: text,
      isPromised: Type.Boolean(),
      /** Since when nothing of it is kept. */
      emptiedAt: orNull(text),
      steps: Type.Array(SolicitationStep),
    }),
  ),
  bookmark: orNull(Id),
  /** What the fair says of applying without a name first. */
  anonymousFirst: Type.Enum([...anonymousFirsts]),
  /** Why the reader cannot apply; null: they can. */
  mayNotApply: orNull(
    Type.Enum([
      'not_logged_in',
      'not_a_visitor',
      'not_in_fair',
      'own_firm',
      'closed',
      'fair_not_open',
      'applied',
      'no_profile',
    ]),
  ),
  /** How it fits the reader’s own profile; null: too little is said by both, or there is none. */
  match: orNull(MatchPoints),
  alike: Type.Array(JobCard),
})
export type ComputedJob = Static<typeof ComputedJob>
export type MayNotApply = NonNullable<ComputedJob['mayNotApply']>

export const computedJob = defineEndpoint({
  method: 'GET',
  path: '/jobs/computed/{id}',
  tag,
  summary: 'An offer as its page shows it, with the reader’s application and offers that are alike',
  allow: 'anyone',
  params: ById,
  response: ComputedJob,
})

/** Beside a booth or an exhibitor. */
export const readAnswerRate = defineEndpoint({
  method: 'GET',
  path: '/jobs/answer_rate',
  tag,
  summary: 'How an exhibitor keeps its promised answers in a fair; null while too few were due to say',
  allow: 'anyone',
  query: Type.Object({ fair: Id, firm: Id }),
  response: Type.Object({ answerRate: AnswerRate }),
})

/** Who answers in time, the quickest first; those of whom too few answers were due are not among them. */
export const quickAnswers = defineEndpoint({
  method: 'GET',
  path: '/jobs/quick_answers',
  tag,
  summary: 'The three exhibitors of a fair that answer applications the quickest, most of them in time',
  allow: 'anyone',
  query: Type.Object({ fair: Id }),
  response: Type.Object({
    /** Answers that have to be due before anything is said of a firm. */
    fewest: Type.Integer(),
    firms: Type.Array(
      Type.Object({
        firm: Type.Object({
          id: Id,
          name: text,
          initials: text,
          color: text,
          shape: text,
          logo: orNull(text),
        }),
        due: Type.Integer(),
        inTime: Type.Integer(),
        medianDays: Type.Integer(),
      }),
    ),
  }),
})

const keepers = [...runners, 'firmAdmin'] as const

const ofFirm = { fair: Type.Optional(Id), firm: Type.Optional(Id) }

export const jobFeed = defineEndpoint({
  method: 'GET',
  path: '/jobs/feed.xml',
  tag,
  summary: 'Offers that take applications, as XML for job boards: of a fair, of a firm in it',
  allow: 'anyone',
  form: 'file',
  query: Type.Object(ofFirm),
})

export const exportJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/export',
  tag,
  summary: 'One’s offers of a fair as a table that the import reads again, drafts and closed ones too',
  audit: 'always',
  allow: keepers,
  form: 'file',
  query: Type.Object({
    fair: Id,
    firm: Type.Optional(Id),
    ...asTable,
  }),
})

export const closeJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id}/close',
  tag,
  summary:
    'Close an offer for a reason; a repeat is harmless. It says how many applications still wait for an answer',
  audit: 'changes',
  allow: keepers,
  params: ById,
  body: Type.Object({ reason: Type.Enum([...closeReasons]) }, closed),
  response: Type.Object({ job: JobRecord, waiting: Type.Integer() }),
})

export const reopenJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id}/reopen',
  tag,
  summary: 'Take a closing back; a repeat is harmless',
  audit: 'changes',
  allow: keepers,
  params: ById,
  response: JobRecord,
})

export const copyJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id}/copy',
  tag,
  summary: 'A draft with what the offer says, without its dates and reference',
  audit: 'always',
  allow: keepers,
  status: 201,
  params: ById,
  response: JobRecord,
})
