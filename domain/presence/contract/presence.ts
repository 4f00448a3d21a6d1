import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { presenceChoices } from './status.ts'

const tag = 'Presence'

/** Somebody who is in a fair. Who is not there is offline. */
export const PresentPerson = Type.Object({
  id: Id,
  status: Type.Enum(['free', 'busy']),
  /** When a talk is expected to end, where that is known. */
  until: Type.Union([Type.String(), Type.Null()]),
})
export type PresentPerson = Static<typeof PresentPerson>

/** People of whom one answer tells, and of whom one asks. */
export const mostPresent = 1_000
export const mostAsked = 100

export const presentPeople = defineEndpoint({
  method: 'GET',
  path: '/presence',
  tag,
  summary:
    'Who of a fair is there, for those who take part in it; batches of the topic presence:{fair} after `seq` continue it',
  allow: 'members',
  query: Type.Object({
    fair: Id,
    /** Ids with commas between; without it, all. */
    users: Type.Optional(Type.String({ pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${mostAsked - 1}}$` })),
  }),
  response: Type.Object({ seq: Type.Integer(), people: Type.Array(PresentPerson) }),
})

/** What is told of a fair on its topic `presence:{fair}`: one more `seq` each time, or something was missed. */
export const PresenceBatch = Type.Object({
  topic: Type.String(),
  seq: Type.Integer(),
  on: Type.Array(PresentPerson),
  off: Type.Array(Id),
})
export type PresenceBatch = Static<typeof PresenceBatch>

const Choice = Type.Object({ choice: Type.Enum([...presenceChoices]) }, { additionalProperties: false })

const OwnPresence = Type.Object({
  choice: Type.Enum([...presenceChoices]),
  /** In a talk, which others see instead of what was chosen. */
  isTalking: Type.Boolean(),
})

export const ownPresence = defineEndpoint({
  method: 'GET',
  path: '/presence/choice',
  tag,
  summary: 'What one lets others see: free, busy, or nothing; and whether one is in a talk',
  allow: 'members',
  response: OwnPresence,
})

export const choosePresence = defineEndpoint({
  method: 'PUT',
  path: '/presence/choice',
  tag,
  summary: 'Choose what others see, in every fair',
  audit: 'never', // presence is told as it is, not kept
  allow: 'members',
  body: Choice,
  response: OwnPresence,
})
