import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Passes'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = Type.String()

export const PassRequest = Type.Object({
  id: Id,
  pass: Id,
  isValidated: Type.Integer(),
  /** Conferences in which one has a place. */
  places: Type.Array(Id),
  /** Those for which one waits. */
  queued: Type.Array(Id),
})
export type PassRequest = Static<typeof PassRequest>

export const askForPass = defineEndpoint({
  method: 'POST',
  path: '/pass_users',
  tag,
  summary:
    'Ask for a pass and, of a limited one, for places: all that are named, or none. Full: 409 `room_places_limit`, and `queue` takes a place in the queue instead. Two at one time: 409 `place_clash`, and `swap` gives the other one back',
  audit: 'always',
  allow: 'members',
  status: 201,
  body: Type.Object(
    {
      pass: Id,
      conferences: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
      queue: Type.Optional(Type.Boolean()),
      swap: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  response: PassRequest,
})

export const giveBackPlace = defineEndpoint({
  method: 'DELETE',
  path: '/pass_users/{id}/places/{conference}',
  tag,
  summary: 'Give back a place, or leave the queue: whoever is first in the queue has it. Where there is none nothing happens',
  audit: 'changes',
  allow: 'members',
  params: Type.Object({ id: Id, conference: Id }),
})

const Decision = Type.Object({
  id: Id,
  pass: text,
  fair: Type.Object({ name: text, homepage: text }),
  person: Type.Object({ firstName: text, lastName: text, firm: orNull(text) }),
  isValidated: Type.Integer(),
})
export type PassDecision = Static<typeof Decision>

const token = Type.String({ pattern: '^[A-Za-z0-9_-]{20,400}(\\.[A-Za-z0-9_-]{20,400}){0,2}$' })

export const showPassDecision = defineEndpoint({
  method: 'POST',
  path: '/pass_users/{id}/shown',
  tag,
  summary: 'What a link to decide is about: a page asks, and nothing is decided yet',
  audit: 'never',
  allow: 'anyone',
  params: Type.Object({ id: Id }),
  body: Type.Object({ token }, closed),
  response: Decision,
})

export const decideOnPass = defineEndpoint({
  method: 'POST',
  path: '/pass_users/{id}/decide',
  tag,
  summary:
    'Decide on a request by the link of its mail. The first decision counts: 409 `pass_decided` afterwards; 410 `link_over` after 14 days',
  audit: 'changes',
  allow: 'anyone',
  params: Type.Object({ id: Id }),
  body: Type.Object({ token, isValidated: Type.Enum([1, 2]) }, closed),
  response: Decision,
})
