import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Passes'
const orNull = Type.Union([Type.String(), Type.Null()])

/** Places of a room of a limited pass at most. */
export const passPlacesMost = 100

export const PassRoom = Type.Object({
  conference: Id,
  title: Type.String(),
  begin: orNull,
  /** None: of an open pass. */
  places: Type.Union([Type.Integer(), Type.Null()]),
  taken: Type.Integer(),
  waiting: Type.Integer(),
})

export const passRooms = defineEndpoint({
  method: 'GET',
  path: '/passes/{id}/rooms',
  tag,
  summary:
    'The conferences that a pass opens, with how many of their places are taken, and how many people wait',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(PassRoom),
})

export const changePlaces = defineEndpoint({
  method: 'PUT',
  path: '/passes/{id}/rooms/{conference}',
  tag,
  summary:
    'How many places a conference has for a limited pass: never fewer than are taken (409 `places_taken`). Whoever waits for one of more has it at once',
  audit: 'changes',
  allow: runners,
  params: Type.Object({ id: Id, conference: Id }),
  body: Type.Object(
    { places: Type.Integer({ minimum: 1, maximum: passPlacesMost }) },
    { additionalProperties: false },
  ),
  response: PassRoom,
})
