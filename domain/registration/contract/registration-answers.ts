import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const text = Type.Union([Type.String(), Type.Null()])

/** What somebody answered to a field that a fair has made up, as it was asked then. */
export const RegistrationAnswer = Type.Object({
  id: Id,
  fair: Type.Union([Type.Object({ id: Id, name: text }), Type.Null()]),
  identifier: Type.String(),
  label: Type.String(),
  /** A text, the words of what was chosen, or whether a box was ticked. */
  value: Type.Union([Type.String(), Type.Boolean()]),
  /** The form still asks for it. */
  isAsked: Type.Boolean(),
  answeredAt: Type.String(),
})
export type RegistrationAnswer = Static<typeof RegistrationAnswer>

const answers = { tag: 'Registration', response: Type.Array(RegistrationAnswer) } as const

export const ownAnswers = defineEndpoint({
  ...answers,
  method: 'GET',
  path: '/user/answers',
  summary: 'What one answered to the own fields of registration forms',
  allow: 'members',
})

export const personAnswers = defineEndpoint({
  ...answers,
  method: 'GET',
  path: '/users/back/{id}/answers',
  summary: 'What somebody answered to the own fields of the forms of fairs that one runs',
  allow: runners,
  params: Type.Object({ id: Id }),
})
