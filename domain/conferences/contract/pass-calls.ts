import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Passes'

export const PassRequest = Type.Object({
  id: Id,
  pass: Id,
  /** 0 asked for, 1 validated, 2 refused. */
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
    { additionalProperties: false },
  ),
  response: PassRequest,
})

export const giveBackPlace = defineEndpoint({
  method: 'DELETE',
  path: '/pass_users/{id}/places/{conference}',
  tag,
  summary:
    'Give back a place, or leave the queue: whoever is first in the queue has it. Where there is none nothing happens',
  audit: 'changes',
  allow: 'members',
  params: Type.Object({ id: Id, conference: Id }),
})
