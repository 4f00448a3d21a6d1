import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Text } from '#platform/contract/fields.ts'
import { interviewOutcomes, interviewStates } from './choices.ts'

const tag = 'Jobs'
const closed = { additionalProperties: false }
const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })

/** Who recruits; the candidate. */
const recruiting = ['firmAdmin', 'standContact'] as const
const both = [...recruiting, 'visitor'] as const

/** The most times that are proposed at once. */
export const timesMost = 5

const InterviewTime = Type.Object({ begin: Instant(), end: Instant() }, closed)

export const Interview = Type.Object({
  id: Id,
  begin: text,
  end: text,
  state: Type.Enum([...interviewStates]),
  /** Null once their account is erased. */
  recruiter: orNull(Type.Object({ id: Id, firstName: text, lastName: text })),
  /** Of a proposed one: neither side has another interview at that time; to a firm, its recruiter has none for it. */
  isFree: Type.Boolean(),
  /** How often it was moved or cancelled, as calendars count. */
  sequence: Type.Integer(),
})
export type Interview = Static<typeof Interview>

const interviews = Type.Array(Interview)

export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/job_solicitations/{id}/interviews',
  tag,
  summary:
    'The times of an application, those that were agreed upon and those that were proposed, in their order',
  allow: both,
  params: ById,
  response: interviews,
})

export const proposeInterviews = defineEndpoint({
  method: 'POST',
  path: '/job_solicitations/{id}/interviews',
  tag,
  summary:
    'Propose one to five times: the application becomes a proposal with these words. Times proposed before give way',
  audit: 'always',
  allow: recruiting,
  params: ById,
  body: Type.Object(
    {
      times: Type.Array(InterviewTime, { minItems: 1, maxItems: timesMost, uniqueItems: true }),
      /** Who recruits for the firm; else the caller. */
      recruiter: Type.Optional(Id),
      answer: Type.Optional(Text(2000)),
    },
    closed,
  ),
  response: interviews,
})

const ofInterview = (
  word: string,
  summary: string,
  allow: typeof both | typeof recruiting | readonly ['visitor'],
) =>
  defineEndpoint({
    method: 'POST',
    path: `/job_interviews/{id}/${word}`,
    tag,
    summary,
    audit: 'changes',
    allow,
    params: ById,
    response: interviews,
  })

export const acceptInterview = ofInterview(
  'accept',
  'Pick one of the proposed times; the others lapse. A repeat is harmless',
  ['visitor'],
)
export const declineInterviews = ofInterview(
  'decline',
  'None of the times that were proposed with this one fits; a repeat is harmless',
  ['visitor'],
)
export const cancelInterview = ofInterview(
  'cancel',
  'Cancel an interview that was agreed upon, by either side: calendars are told. A repeat is harmless',
  both,
)

export const moveInterview = defineEndpoint({
  method: 'POST',
  path: '/job_interviews/{id}/move',
  tag,
  summary: 'Move an interview that was agreed upon: calendars are told',
  audit: 'changes',
  allow: recruiting,
  params: ById,
  body: InterviewTime,
  response: interviews,
})

export const closeInterview = defineEndpoint({
  method: 'POST',
  path: '/job_interviews/{id}/outcome',
  tag,
  summary: 'Say of an interview that has begun whether it was held',
  audit: 'changes',
  allow: recruiting,
  params: ById,
  body: Type.Object({ state: Type.Enum([...interviewOutcomes]) }, closed),
  response: interviews,
})

export const interviewCalendar = defineEndpoint({
  method: 'GET',
  path: '/job_interviews/{id}/calendar.ics',
  tag,
  summary: 'An interview that was agreed upon, or was and is cancelled, as an entry of a calendar',
  allow: both,
  params: ById,
  form: 'file',
})

/** An interview in one’s own agenda, on either side. */
export const OwnInterview = Type.Object({
  ...Interview.properties,
  solicitation: Id,
  job: Type.Object({ id: Id, title: text }),
  firm: Type.Object({ id: Id, name: text }),
  fair: Type.Object({ id: Id, homepage: text }),
  /** For the recruiter: whom they meet; null where they do not know it yet, and for the candidate. */
  candidate: orNull(Type.Object({ firstName: text, lastName: text })),
  side: Type.Enum(['candidate', 'firm']),
})
export type OwnInterview = Static<typeof OwnInterview>

export const ownInterviews = defineEndpoint({
  method: 'GET',
  path: '/job_interviews/user',
  tag,
  summary: 'One’s own interviews that are proposed or agreed upon and are not over, the next first',
  allow: 'members',
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Array(OwnInterview),
})
