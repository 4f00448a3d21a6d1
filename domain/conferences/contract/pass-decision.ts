import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Passes'
const text = Type.String()
const orNull = Type.Union([Type.String(), Type.Null()])
const closed = { additionalProperties: false }
const Token = Type.String({ minLength: 1, maxLength: 200 })
const ById = Type.Object({ id: Id })

/** Days for which a validator can decide by the link of their mail. */
export const decisionDays = 14

/** Addresses that decide about a pass at most. */
export const validatorsMost = 10

/** What a validator reads before they decide: who asks for what, and what was decided meanwhile. */
export const PassDecision = Type.Object({
  fair: text,
  pass: text,
  person: Type.Object({ firstName: text, lastName: text, jobTitle: orNull, firm: orNull }),
  /** The conferences in which they have asked for a place. */
  places: Type.Array(Type.Object({ title: text, begin: orNull, timeZone: text })),
  /** 0 asked for, 1 validated, 2 refused. */
  isValidated: Type.Integer(),
  /** The address of whoever decided; none: somebody who runs the fair. */
  decidedBy: orNull,
})

export const shownPassRequest = defineEndpoint({
  method: 'POST',
  path: '/pass_users/{id}/shown',
  tag,
  summary: 'What a validator is asked, by the token of their mail',
  audit: 'never', // it only reads
  allow: 'anyone',
  params: ById,
  body: Type.Object({ token: Token }, closed),
  response: PassDecision,
})

export const decidePassRequest = defineEndpoint({
  method: 'POST',
  path: '/pass_users/{id}/decide',
  tag,
  summary:
    'Decide as a validator, by the token of the mail. The first decision counts: another one is 409 `pass_decided`, the same again is harmless',
  audit: 'changes',
  allow: 'anyone',
  params: ById,
  body: Type.Object({ token: Token, isValidated: Type.Enum([1, 2]) }, closed),
  response: PassDecision,
})
