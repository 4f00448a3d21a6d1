import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()

/** A booth where somebody is now, free or talking. */
export const StandPresence = Type.Object({ id: Id, hall: Id, free: count, busy: count })
export type StandPresence = Static<typeof StandPresence>

export const presence = defineEndpoint({
  method: 'GET',
  path: '/visit/presence',
  tag: 'Visit',
  summary: 'The stands where somebody is now',
  allow: 'anyone',
  cached: 'presence',
  query: Type.Object({ fair: Id }),
  response: Type.Array(StandPresence),
})
