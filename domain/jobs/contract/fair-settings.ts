import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { anonymousFirsts } from './choices.ts'

const tag = 'Jobs'

/** How a fair keeps its offers and applications. */
export const JobSettings = Type.Object(
  {
    /** Days until an answer, where an offer says nothing else. */
    answerDays: Type.Integer({ minimum: 1, maximum: 30 }),
    /** The answer by a day is asked of firms; otherwise the day is shown as a wish, and none is owed. What was sent stays as it was. */
    isAnswerPromised: Type.Boolean(),
    anonymousFirst: Type.Enum([...anonymousFirsts]),
    isUsingLibrary: Type.Boolean(),
    /** A finished fair takes applications until the final date of each offer. */
    isTakingApplicationsAfter: Type.Boolean(),
    /** Months for which an application is kept after its answer, or after its offer has ended. */
    keepingMonths: Type.Integer({ minimum: 1, maximum: 24 }),
  },
  { additionalProperties: false },
)
export type JobSettings = Static<typeof JobSettings>

const params = Type.Object({ id: Id })

export const readJobSettings = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/jobs/settings',
  tag,
  summary: 'How a fair keeps its offers and applications',
  allow: runners,
  params,
  response: JobSettings,
})

export const writeJobSettings = defineEndpoint({
  method: 'PUT',
  path: '/fairs/{id}/jobs/settings',
  tag,
  summary: 'Change some of it; days that were promised already stay',
  audit: 'changes',
  allow: runners,
  params,
  body: Type.Partial(JobSettings, { additionalProperties: false }),
  response: JobSettings,
})

/** How a firm keeps its promise, told to those who run the fair, however few were due. */
export const FirmAnswers = Type.Object({
  firm: Type.Object({ id: Id, name: Type.String() }),
  offers: Type.Integer(),
  applications: Type.Integer(),
  /** Without an answer, and those of them whose day has passed. */
  waiting: Type.Integer(),
  overdue: Type.Integer(),
  /** Of all whose day has passed, those that were answered by it. */
  due: Type.Integer(),
  inTime: Type.Integer(),
  /** Half of their answers came within so many days; null without an answer. */
  medianDays: Type.Union([Type.Integer(), Type.Null()]),
})
export type FirmAnswers = Static<typeof FirmAnswers>

export const firmAnswersSorts = ['name', '-name'] as const

export const readFirmAnswers = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/jobs/answers',
  tag,
  summary: 'How each exhibitor with offers answers, those with overdue answers first',
  allow: runners,
  form: 'list',
  params,
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    order: Type.Optional(Type.Enum([...firmAnswersSorts])),
    page: Type.Optional(Type.String()),
    itemsPerPage: Type.Optional(Type.String()),
  }),
  response: Type.Array(FirmAnswers),
})
