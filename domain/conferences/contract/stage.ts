import { type Static, type TSchema, Type } from 'typebox'
import { StoredLook } from '#domain/identity/contract/business-card.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { conferenceStates } from './choices.ts'
import { ShownPoll } from './polls.ts'
import { ShownQuestion } from './questions.ts'

const tag = 'Stage'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const Seat = Type.Integer({ minimum: 1, maximum: 10_000 })
const flag = Type.Boolean()

/** Seconds for which somebody is in after they last said so; a page says so three times as often, of which two may be lost. */
export const leaseSeconds = 90

const Person = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  picture: orNull(Type.String()),
  /** How they are drawn without a picture. */
  look: StoredLook,
})

export const Stage = Type.Object({
  version: Type.Integer(),
  state: Type.Enum([...conferenceStates]),
  /** Who is in, besides the team. */
  present: Type.Integer(),
  /** Somebody of the team has time for those who are in. */
  isFree: flag,
  /** Somebody of the team is being recorded. */
  isRecording: flag,
  /** Seats that are taken; who sits there where they show themselves and the conference names people. */
  seats: Type.Array(Type.Object({ seat: Seat, person: orNull(Person) })),
  /** Who shows themselves without a seat; nobody where the conference names nobody. */
  standing: Type.Array(Person),
  questions: Type.Array(ShownQuestion),
  /** The one that runs, else the last that was closed. */
  poll: orNull(ShownPoll),
})
export type Stage = Static<typeof Stage>

export const readStage = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/stage',
  tag,
  summary:
    'What all who are in are shown alike: rung by the topic `conference:<id>`, at most once a second. 304 as long as it has not changed',
  allow: 'members',
  params: ById,
  response: Stage,
})

export const OwnStage = Type.Object({
  seat: orNull(Seat),
  isShown: flag,
  /** Of the team: one has time for those who are in. */
  isFree: flag,
  /** One was in, not as one of its team: one may say what one thinks of it. */
  wasIn: flag,
  /** Until when one is in, unless one says so again. */
  until: orNull(Type.String()),
  hand: flag,
  /** One may speak on the stage, until that is taken back. */
  word: flag,
  /** One’s own questions, also those that wait to be let through. */
  questions: Type.Array(ShownQuestion),
  /** Questions that one has voted for. */
  votes: Type.Array(Id),
  /** Polls in which one has voted, with what is known of their results. */
  polls: Type.Array(ShownPoll),
  rating: orNull(Type.Object({ stars: Type.Integer(), text: Type.String() })),
})
export type OwnStage = Static<typeof OwnStage>

export const ownStage = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/mine',
  tag,
  summary: 'One’s own seat, hand, questions, votes and rating',
  allow: 'members',
  params: ById,
  response: OwnStage,
})

export const attendConference = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/attendance',
  tag,
  summary:
    'Come in, and say again that one is there. With a seat, or `beside` whoever sits there: 409 `seat_taken`, `no_seat_left`',
  audit: 'never', // presence: the row is its own record
  allow: 'members',
  params: ById,
  body: Type.Partial(
    Type.Object({
      /** `null`: stand up. Left out: where one is. */
      seat: orNull(Seat),
      beside: Seat,
      isShown: flag,
      /** Of the team alone: there is time for those who are in. */
      isFree: flag,
    }),
    closed,
  ),
  response: Type.Object({ seat: orNull(Seat), isShown: flag, until: Type.String() }),
})

export const leaveConference = defineEndpoint({
  method: 'DELETE',
  path: '/conferences/{id}/attendance',
  tag,
  summary: 'Leave; whoever is not in is not there already',
  audit: 'never', // presence: the row is its own record
  allow: 'members',
  params: ById,
})

export const raiseHand = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/hand',
  tag,
  summary: 'Raise one’s hand; a repeat keeps it up',
  audit: 'never', // it is lowered by itself
  allow: 'members',
  params: ById,
})

export const lowerHand = defineEndpoint({
  method: 'DELETE',
  path: '/conferences/{id}/hand',
  tag,
  summary: 'Lower one’s hand, or, at the desk, that of somebody',
  audit: 'never', // it is lowered by itself
  allow: 'members',
  params: ById,
  query: Type.Object({ user: Type.Optional(Id) }),
})

export const rateConference = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/rating',
  tag,
  summary: 'Rate a conference that one was in; a second time changes it',
  audit: 'never', // one’s own opinion, of which only figures are told
  allow: 'members',
  params: ById,
  body: Type.Object(
    { stars: Type.Integer({ minimum: 1, maximum: 5 }), text: Type.Optional(Text(1000)) },
    closed,
  ),
})
