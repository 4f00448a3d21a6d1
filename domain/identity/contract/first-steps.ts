import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Users'
const path = '/users/{userId}/first_steps'
const params = Type.Object({ userId: Id })

/** As what somebody begins. */
export const Beginner = Type.Enum(['visitor', 'exhibitor', 'organizer'])
export type Beginner = Static<typeof Beginner>

export const firstSteps = defineEndpoint({
  method: 'GET',
  path,
  tag,
  summary: 'Of which roles this person has put the first steps away',
  allow: 'members',
  params,
  response: Type.Object({ dismissed: Type.Array(Beginner) }),
})

export const dismissFirstSteps = defineEndpoint({
  method: 'PUT',
  path,
  tag,
  summary: 'Put the first steps of a role away for good',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params,
  body: Type.Object({ role: Beginner }, { additionalProperties: false }),
})
