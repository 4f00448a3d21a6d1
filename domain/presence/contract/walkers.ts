import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

/** How many walk through a place: people and strangers, none of them by name. Of a booth, its visitors. */
export const WalkerCount = Type.Object({
  kind: Type.Enum(['fair', 'hall', 'stand']),
  id: Id,
  count: Type.Integer(),
})
export type WalkerCount = Static<typeof WalkerCount>

/** What is told of a fair on its topic `walkers:{fair}`: the places that have changed. */
export const WalkerNews = Type.Object({ topic: Type.String(), counts: Type.Array(WalkerCount) })
export type WalkerNews = Static<typeof WalkerNews>

export const walkers = defineEndpoint({
  method: 'GET',
  path: '/presence/walkers',
  tag: 'Presence',
  summary: 'How many walk through a fair, its halls and its booths; places with nobody are not named',
  allow: 'anyone',
  form: 'list',
  query: Type.Object({ fair: Id }),
  response: Type.Array(WalkerCount),
})
