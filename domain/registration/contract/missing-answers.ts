import { type Static, Type } from 'typebox'
import { ChosenFair } from '#domain/fairs/contract/chosen.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { Joining } from './registration.ts'
import { FormBlock, FormType } from './registration-form.ts'

const tag = 'Registration'

/** What a fair requires of somebody whom others brought into it, and who was never asked. */
export const MissingAnswers = Type.Object({
  fair: Type.Object({ id: Id, homepage: Type.String(), name: Type.String() }),
  type: FormType,
  blocks: Type.Array(FormBlock),
  /** They were led to it once; from then on they are reminded. */
  wasPrompted: Type.Boolean(),
})
export type MissingAnswers = Static<typeof MissingAnswers>

const missing = { method: 'GET', tag, response: Type.Array(MissingAnswers) } as const

export const ownMissing = defineEndpoint({
  ...missing,
  path: '/user/missing_answers',
  summary: 'Required answers that fairs one belongs to still lack',
  allow: 'members',
})

export const personMissing = defineEndpoint({
  ...missing,
  path: '/users/back/{id}/missing_answers',
  summary: 'Required answers that somebody still owes to fairs that one runs',
  allow: runners,
  params: Type.Object({ id: Id }),
})

/** What is left to ask, see `joinForm`. */
export const giveAnswers = defineEndpoint({
  method: 'POST',
  path: '/user/missing_answers',
  tag,
  summary: 'Answer what a fair one belongs to still asks',
  audit: 'never', // one’s own answers
  allow: 'members',
  body: Joining,
})

export const markPrompted = defineEndpoint({
  method: 'PUT',
  path: '/user/missing_answers/prompted',
  tag,
  summary: 'Note that one was led to what a fair still asks: it happens once',
  audit: 'never', // one’s own mark
  allow: 'members',
  body: Type.Object({ fair: ChosenFair }, { additionalProperties: false }),
})
