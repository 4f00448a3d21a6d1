import { type Static, type TSchema, Type } from 'typebox'
import { Chosen } from '#domain/fairs/contract/chosen.ts'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, MaybeRef, Ref, Text } from '#platform/contract/fields.ts'
import { defineResource, type RecordOf } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { declineReasons } from './choices.ts'
import { Interview } from './job-interview.ts'
import type { Cv } from './job-profile.ts'
import { SolicitationStep } from './solicitation-step.ts'

const tag = 'Jobs'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const MaybeInstant = () => orNull(Instant())
const Status = Type.Integer({ minimum: 0, maximum: 5 })

/** An application. It is sent, answered and withdrawn by calls of their own; its text is the candidate’s. */
export const jobSolicitations = defineResource({
  name: 'job_solicitations',
  table: 'job_solicitation',
  tag,
  record: {
    job: Ref<{ title: string | null; firm: { id: number; name: string }; fair: { id: number } }>('jobs', {
      show: ['title', 'firm', 'fair'],
    }),
    /** Null where it is told to nobody, and once they are erased. */
    user: MaybeRef('users'),
    profile: MaybeRef('job_profiles', { column: 'job_profile' }),
    /** 0 not read, 1 read, 2 rejected, 3 contact done, 4 proposal, 5 treated; null: withdrawn. */
    status: orNull(Status),
    /** Its candidate’s; empty for others, who read it by opening the application. */
    motivation: Text(5000),
    sentAt: Instant(),
    /** By when an answer was promised, or wished for. */
    answerDueAt: Instant(),
    isPromised: Type.Boolean(),
    readAt: MaybeInstant(),
    answeredAt: MaybeInstant(),
    answer: Text(2000),
    declineReason: orNull(Type.Enum([...declineReasons])),
    withdrawnAt: MaybeInstant(),
    nudgedAt: MaybeInstant(),
    /** Since when nothing of what was sent is kept any more. */
    emptiedAt: MaybeInstant(),
    /** Since when its person is gone, with all that was sent. */
    erasedAt: MaybeInstant(),
    isAnonymous: Type.Boolean(),
    revealedAt: MaybeInstant(),
    version: Id,
  },
  writable: [],
  filters: ['job', 'job.firm', 'job.fair', 'profile', 'status'],
  sort: ['sentAt', 'answerDueAt', 'status'],
  order: ['-sentAt'],
  scope: { fair: 'job.fair', recruiter: 'job.participation', owner: 'user' },
  policy: {
    superAdmin: 'LR:A',
    superOrganizer: 'LR:G',
    organizer: 'LR:F',
    firmAdmin: 'LR:R',
    standContact: 'LR:R',
    visitor: 'LR:O',
  },
})
export type JobSolicitation = RecordOf<typeof jobSolicitations>

const SolicitationRecord = Type.Unsafe<JobSolicitation>({ type: 'object', additionalProperties: true })
const ById = Type.Object({ id: Id })

/** Who may answer. */
const recruiters = [...runners, 'firmAdmin', 'standContact'] as const

export const applyForJob = defineEndpoint({
  method: 'POST',
  path: '/job_solicitations',
  tag,
  summary:
    'Apply for an offer with one’s own profile. One application an offer; one that was withdrawn may be sent again',
  audit: 'always',
  allow: ['visitor'],
  status: 201,
  body: Type.Object(
    {
      job: Chosen,
      profile: Chosen,
      /** As it begins: not read. */
      status: Type.Optional(Type.Literal(0)),
      /** Whose offer it is. */
      firmId: Type.Optional(Chosen),
      motivation: Type.Optional(Text(5000)),
      withSalaryWish: Type.Optional(Type.Boolean()),
      /** The firm sees no name until it asks; as the offer or the profile says, unless said. */
      isAnonymous: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  response: SolicitationRecord,
})

/** Characters of what a firm says. */
export const answerMost = 2000

/** What a firm says of an application. 0 is never set. */
const answerBody = {
  status: Type.Integer({ minimum: 1, maximum: 5 }),
  answer: Type.Optional(Text(answerMost)),
  declineReason: Type.Optional(orNull(Type.Enum([...declineReasons]))),
}

export const changeSolicitation = defineEndpoint({
  method: 'PUT',
  path: '/job_solicitations/{id}',
  tag,
  summary: 'The firm sets status and answer; the candidate changes the text while it is not read',
  audit: 'changes',
  allow: [...recruiters, 'visitor'],
  params: ById,
  body: Type.Object(
    {
      ...Type.Partial(Type.Object(answerBody)).properties,
      /** 0: as it still is. */
      status: Type.Optional(Status),
      motivation: Type.Optional(Text(5000)),
      // Sent along with the whole record, and never changed.
      job: Type.Optional(Chosen),
      profile: Type.Optional(orNull(Chosen)),
      firmId: Type.Optional(Chosen),
    },
    closed,
  ),
  response: SolicitationRecord,
})

export const answerSolicitations = defineEndpoint({
  method: 'POST',
  path: '/job_solicitations/answer',
  tag,
  summary:
    'Answer up to a hundred applications with the same words, in which `{{offer}}` and `{{company}}` are those of each; all or none',
  audit: 'changes',
  allow: recruiters,
  body: Type.Object(
    {
      ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
      ...answerBody,
      status: Type.Integer({ minimum: 2, maximum: 5 }),
    },
    closed,
  ),
  response: Type.Object({ answered: Type.Integer() }),
})

const ofCandidate = (word: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/job_solicitations/{id}/${word}`,
    tag,
    summary,
    audit: 'changes',
    allow: ['visitor'],
    params: ById,
    response: SolicitationRecord,
  })

export const withdrawSolicitation = ofCandidate(
  'withdraw',
  'Withdraw: text, CV and notes are gone at once; a repeat is harmless',
)
export const nudgeSolicitation = ofCandidate(
  'nudge',
  'Ask once for an answer, from two days before the promised date',
)

export const deleteSolicitation = defineEndpoint({
  method: 'DELETE',
  path: '/job_solicitations/{id}',
  tag,
  summary: 'Delete one’s own application while it is not read',
  audit: 'always',
  allow: ['visitor'],
  params: ById,
})

export const revealSolicitation = defineEndpoint({
  method: 'POST',
  path: '/job_solicitations/{id}/reveal',
  tag,
  summary: 'See who applied without a name; both sides see that it was asked. A repeat is harmless',
  audit: 'changes',
  allow: ['firmAdmin', 'standContact'],
  params: ById,
  response: SolicitationRecord,
})

/** The profile as it was sent. Anonymous: without what would name its person. */
export const SentProfile = Type.Object(
  {
    locale: Type.String(),
    name: orNull(Type.Object({ firstName: Type.String(), lastName: Type.String() })),
    email: orNull(Type.String()),
    phone: orNull(Type.String()),
  },
  { additionalProperties: true },
)
export type SentProfile = Static<typeof SentProfile> & Cv

export const OpenedSolicitation = Type.Object({
  solicitation: SolicitationRecord,
  /** Null once withdrawn. */
  sent: orNull(Type.Unsafe<SentProfile>(SentProfile)),
  steps: Type.Array(SolicitationStep),
  interviews: Type.Array(Interview),
})
export type OpenedSolicitation = Static<typeof OpenedSolicitation>

export const openSolicitation = defineEndpoint({
  method: 'POST',
  path: '/job_solicitations/{id}/open',
  tag,
  summary:
    'Read an application with the profile as it was sent. The first time by a recruiter it becomes read; every look by others than its candidate is written down, that of organizers with its reason',
  audit: 'never', // it leaves a row in who read a CV
  allow: [...recruiters, 'visitor'],
  params: ById,
  body: Type.Object({ reason: Type.Optional(Text(300)) }, closed),
  response: OpenedSolicitation,
})

/** One line of the candidate’s own applications. */
export const OwnSolicitation = Type.Object({
  id: Id,
  job: Type.Object({ id: Id, title: Type.String(), isShown: Type.Boolean() }),
  firm: Type.Object({
    id: Id,
    name: Type.String(),
    color: Type.String(),
    shape: Type.Enum(markShapes),
    logo: orNull(Type.String()),
  }),
  fair: Type.Object({ id: Id, homepage: Type.String() }),
  status: orNull(Status),
  sentAt: Type.String(),
  answerDueAt: Type.String(),
  /** Otherwise the day is a wish. */
  isPromised: Type.Boolean(),
  readAt: orNull(Type.String()),
  answeredAt: orNull(Type.String()),
  answer: Type.String(),
  declineReason: orNull(Type.String()),
  withdrawnAt: orNull(Type.String()),
  nudgedAt: orNull(Type.String()),
  /** Since when nothing of it is kept. */
  emptiedAt: orNull(Type.String()),
  /** The firm does not know yet who it is. */
  isAnonymous: Type.Boolean(),
  steps: Type.Array(SolicitationStep),
  interviews: Type.Array(Interview),
})
export type OwnSolicitation = Static<typeof OwnSolicitation>

export const ownSolicitations = defineEndpoint({
  method: 'GET',
  path: '/job_solicitations/user',
  tag,
  summary: 'One’s own applications with their steps, newest first; of one profile where it is named',
  allow: 'members',
  form: 'list',
  query: Type.Object({ 'profile.id': Type.Optional(Id), fair: Type.Optional(Id) }),
  response: Type.Array(OwnSolicitation),
})
