import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ConferenceView } from './calls.ts'

const tag = 'Conferences'
const ById = Type.Object({ id: Id })
/** A page holds it as long as it is open: it is in no cookie and no store, and leads to nobody. */
const Key = Type.String({ format: 'uuid' })

export const Watching = Type.Object({
  /** By it the page says again that it is there; none where it may not watch. */
  key: Type.Union([Key, Type.Null()]),
  /** As somebody is shown it who watches without an account. */
  view: ConferenceView,
})
export type Watching = Static<typeof Watching>

export const watchConference = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/watching',
  tag,
  summary:
    'Watch a conference without an account, and say again that one is there: where its fair lets everybody watch, and it needs no pass. One has no seat, no vote, no question and no name, and is counted as long as one says so',
  audit: 'never', // nobody is known
  allow: 'anyone',
  params: ById,
  body: Type.Object({ key: Type.Optional(Key) }, { additionalProperties: false }),
  response: Watching,
})

export const leaveWatching = defineEndpoint({
  method: 'DELETE',
  path: '/conferences/{id}/watching',
  tag,
  summary: 'Watch no longer; an unknown key is gone already',
  audit: 'never', // nobody is known
  allow: 'anyone',
  params: ById,
  query: Type.Object({ key: Key }),
})
