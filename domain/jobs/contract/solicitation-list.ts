import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { solicitationViews } from './choices.ts'
import { Treatment } from './library.ts'
import { MatchPoints } from './match-points.ts'

const tag = 'Jobs'
const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const readers = [...runners, 'firmAdmin', 'standContact'] as const
const Status = Type.Integer({ minimum: 0, maximum: 5 })

/** An application in the list of its firm. Nothing of it is opened by that. */
export const SolicitationCard = Type.Object({
  id: Id,
  job: Type.Object({ id: Id, title: text }),
  firm: Type.Object({ id: Id, name: text }),
  fair: Id,
  /** Null where the firm does not know yet who it is, while their account is closed, and once nothing of it is kept. */
  person: orNull(Type.Object({ id: Id, firstName: text, lastName: text })),
  /** The caller recruits for its firm: who runs the fair reads and answers, and does nothing else. */
  isRecruited: Type.Boolean(),
  /** Who it is can be asked for. */
  isAnonymous: Type.Boolean(),
  profile: orNull(Id),
  /** What its profile is called, as it was sent; empty for who does not recruit for the firm. */
  title: text,
  status: orNull(Status),
  sentAt: text,
  answerDueAt: text,
  /** Otherwise the day is a wish, and nothing is late. */
  isPromised: Type.Boolean(),
  answeredAt: orNull(text),
  withdrawnAt: orNull(text),
  nudgedAt: orNull(text),
  /** Since when nothing of it is kept: it cannot be answered any more. */
  emptiedAt: orNull(text),
  /** Since when its person is gone. */
  erasedAt: orNull(text),
  /** Null where too little is said by both. */
  match: orNull(MatchPoints),
  treatment: orNull(Treatment),
})
export type SolicitationCard = Static<typeof SolicitationCard>

const narrowing = { fair: Id, job: Type.Optional(Id) }

export const solicitationList = defineEndpoint({
  method: 'GET',
  path: '/job_solicitations/list',
  tag,
  summary:
    'Applications as their firm lists them, the latest first: not read yet, due within two days, or of one status',
  allow: readers,
  form: 'list',
  query: Type.Object({
    ...narrowing,
    view: Type.Optional(Type.Enum([...solicitationViews])),
    status: Type.Optional(Status),
    /** This one alone. */
    application: Type.Optional(Id),
    page: Type.Optional(text),
    itemsPerPage: Type.Optional(text),
  }),
  response: Type.Array(SolicitationCard),
})

export const solicitationCounts = defineEndpoint({
  method: 'GET',
  path: '/job_solicitations/list/config',
  tag,
  summary:
    'How many applications there are by state, without those that were withdrawn, and the offers to which they were sent',
  allow: readers,
  query: Type.Object(narrowing),
  response: Type.Object({
    /** Whether the caller reads applications in the fair, however many there are. */
    isOpen: Type.Boolean(),
    total: Type.Integer(),
    unread: Type.Integer(),
    due: Type.Integer(),
    late: Type.Integer(),
    /** Of each status that occurs. */
    statuses: Type.Array(Type.Object({ status: Status, count: Type.Integer() })),
    /** The first of them that are not answered. */
    nextDueAt: orNull(text),
    jobs: Type.Array(
      Type.Object({ id: Id, title: text, firm: text, total: Type.Integer(), unread: Type.Integer() }),
    ),
  }),
})
