import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Line } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Passes'
const orNull = Type.Union([Type.String(), Type.Null()])

/** Whom an exhibitor gave a pass, as it calls them: of their account nothing is told. */
export const GivenPass = Type.Object({
  /** Of the request, by which it is taken back. */
  id: Id,
  email: Type.String(),
  name: Type.String(),
  /** They are in the fair; before, they have been invited. */
  isIn: Type.Boolean(),
  /** Conferences in which they have a place, or wait for one. */
  conferences: Type.Array(Id),
  givenAt: orNull,
})
export type GivenPass = Static<typeof GivenPass>

export const givenPasses = defineEndpoint({
  method: 'GET',
  path: '/pass_allotments/{id}/given',
  tag,
  summary: 'Who has a pass of an allotment, and the conferences in which a place can be given with one more',
  allow: [...runners, 'firmAdmin'],
  params: Type.Object({ id: Id }),
  response: Type.Object({
    given: Type.Array(GivenPass),
    /** Of a limited pass, those still to come. */
    conferences: Type.Array(
      Type.Object({ id: Id, title: Type.String(), begin: orNull, isFull: Type.Boolean() }),
    ),
  }),
})
export type GivenPasses = Static<NonNullable<(typeof givenPasses)['response']>>

export const givePass = defineEndpoint({
  method: 'POST',
  path: '/pass_allotments/{id}/given',
  tag,
  summary:
    'Give somebody a pass of one’s own allotment, and places with it: all that are named, or none. Whoever has no account is invited. None left: 409 `allotment_limit`; the same again is harmless',
  audit: 'changes',
  allow: ['firmAdmin'],
  status: 201,
  params: Type.Object({ id: Id }),
  body: Type.Object(
    {
      email: Email(),
      firstName: Line(80),
      lastName: Line(80),
      conferences: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
    },
    { additionalProperties: false },
  ),
  response: GivenPass,
})

export const takePassBack = defineEndpoint({
  method: 'DELETE',
  path: '/pass_allotments/{id}/given/{given}',
  tag,
  summary: 'Take back a pass that one gave, with its places: it can be given to somebody else',
  audit: 'always',
  allow: ['firmAdmin'],
  params: Type.Object({ id: Id, given: Id }),
})
