import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Stands'
const ById = Type.Object({ id: Id })

/** The stands somebody has to do with, and whether they may configure them. */
export const myStands = defineEndpoint({
  method: 'GET',
  path: '/stands/my-stands',
  tag,
  summary: 'The stands I administer or staff',
  allow: 'members',
  answer: Type.Array(
    Type.Object({
      id: Id,
      number: Type.Union([Type.String(), Type.Null()]),
      name: Type.String(),
      color: Type.String(),
      fair: Type.Object({ id: Id, homepage: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
      configurationState: Type.String(),
      isVisible: Type.Boolean(),
      mayConfigure: Type.Boolean(),
      /** A contact of it, who may light its lamp. */
      mayStaff: Type.Boolean(),
      /** How it is drawn. */
      drawing: Type.Object({
        style: Type.String(),
        width: Type.Number(),
        prop: Type.String(),
        shape: Type.String(),
        initials: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    }),
  ),
})

/** Seconds for which a lamp stays lit without news, and between two pieces of news. */
export const leaseSeconds = 45
export const heartbeatSeconds = 15

export const beOnStand = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/presence',
  tag,
  summary: 'Be on a stand as its contact: its lamp is lit until the time that is answered',
  allow: 'members',
  params: ById,
  body: Type.Object({ busy: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  answer: Type.Object({ until: Type.String() }),
})

export const leaveStand = defineEndpoint({
  method: 'DELETE',
  path: '/stands/{id}/presence',
  tag,
  summary: 'Leave a stand',
  allow: 'members',
  params: ById,
})
