import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

/** Never kept: places come and go without the programme changing. */
export const fullConferences = defineEndpoint({
  method: 'GET',
  path: '/conferences/full',
  tag: 'Conferences',
  summary:
    'Conferences of a fair in which nobody finds a place any more: every pass that is offered for them is limited, and its places are taken, or it is on air and its room holds no more. Rung by the topic `program:<id>`',
  allow: 'anyone',
  query: Type.Object({ fair: Id }),
  response: Type.Array(Id),
})
