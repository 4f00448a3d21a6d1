import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const count = Type.Integer()

/** Answered where booths and halls are known. */
export const boothsForFirms = defineEndpoint({
  method: 'POST',
  path: '/fair_firms/booths',
  tag: 'Exhibitors',
  summary:
    'A booth for each of these exhibitors that is validated and has none, on the next free places of a hall if one is said',
  audit: 'changes',
  allow: [...runners],
  body: Type.Object(
    {
      /** Of their participations. */
      ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
      fairHall: Type.Optional(Id),
    },
    { additionalProperties: false },
  ),
  /** Those for whom the hall had no place wait for one. */
  response: Type.Object({ created: count, placed: count }),
})

export const hallsWithRoom = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/halls/room',
  tag: 'Halls',
  summary: 'The halls of a fair, with how many of their places are free',
  allow: [...runners],
  params: Type.Object({ id: Id }),
  response: Type.Array(Type.Object({ id: Id, name: Type.String(), free: count })),
})
