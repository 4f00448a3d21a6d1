import { type Static, Type } from 'typebox'
import { Correspondent, contextKinds, MessageContext } from '#domain/messaging/contract/message.ts'
import { personStatuses } from '#domain/presence/contract/status.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { OwnPlace, placeStates, reasonLength, ways } from './place.ts'

const tag = 'Queue of a booth'
const closed = { additionalProperties: false }
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const Reason = Text(reasonLength)

/** A place is its own record: who waited, since when, and how it went. */
const audit = 'never'

/**
 * Why one takes no place: the fair or the booth receives nobody so, one is of the booth, somebody is free, nobody is there,
 * the queue is closed or full, one has as many places as there are, or has begun as many contacts as there are today, or the
 * booth has received as many: the first of its ways says which.
 */
export const queueRefusals = [
  'queue_not_offered',
  'queue_own_booth',
  'queue_staff_free',
  'queue_unstaffed',
  'queue_closed',
  'queue_full',
  'queue_places_limit',
  'daily_limit',
  'daily_limit_there',
  'daily_call_limit',
  'daily_call_limit_there',
] as const
export type QueueRefusal = (typeof queueRefusals)[number]

export const BoothQueue = Type.Object({
  stand: Id,
  /** Not closed by the booth. */
  isOpen: Type.Boolean(),
  /** How the booth receives. */
  ways: Type.Array(Type.Enum([...ways])),
  waiting: Type.Integer(),
  /** Of those who are there, as the lamps say. */
  free: Type.Integer(),
  talking: Type.Integer(),
  /**
   * Minutes until somebody who takes a place now is called: the median of the booth’s last ten talks, of its queue and by
   * calls, for each who waits before and for the talk that has to end first, divided by those who receive, rounded up.
   * None where there were fewer than three talks.
   */
  estimate: orNull(Type.Integer()),
  /** Null: one may take a place. */
  refusal: orNull(Type.Enum([...queueRefusals])),
  /** How many more places one may take in this fair. */
  placesLeft: Type.Integer(),
  place: orNull(OwnPlace),
  /** One receives here: `queuePlaces` says who waits. */
  isStaff: Type.Boolean(),
})
export type BoothQueue = Static<typeof BoothQueue>

export const standQueue = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/queue',
  tag,
  summary:
    'The queue of a booth: whether one may take a place, how many wait, for how long, and one’s own place',
  allow: 'members',
  params: ById,
  response: BoothQueue,
})

/** Somebody who waits, as the booth reads it. */
export const WaitingPerson = Type.Object({
  id: Id,
  state: Type.Enum([...placeStates]),
  person: Correspondent,
  /** Their language. */
  language: Type.String(),
  takenAt: Type.String(),
  reason: Type.String(),
  context: orNull(MessageContext),
  /** What others see of them. Offline: their place is kept. */
  status: Type.Enum([...personStatuses]),
  /** Where they are now: at the booth, or in a hall that is shown. */
  isAtBooth: Type.Boolean(),
  hall: orNull(Type.String()),
  hasPostponed: Type.Boolean(),
  /** Who of the booth receives them, and how. */
  contact: orNull(Correspondent),
  way: orNull(Type.Enum([...ways])),
  calledFor: Type.Integer(),
  talkBeganAt: orNull(Type.String()),
  /** With the booth; none before it was begun. */
  conversation: orNull(Type.String({ format: 'uuid' })),
  /** The call, while it rings or is spoken. */
  call: orNull(Type.String()),
  endedAt: orNull(Type.String()),
})
export type WaitingPerson = Static<typeof WaitingPerson>

export const QueuePlaces = Type.Object({
  isOpen: Type.Boolean(),
  ways: Type.Array(Type.Enum([...ways])),
  /** Who is called or talks, then who waits, in order. */
  places: Type.Array(WaitingPerson),
  /** Who receives: the booth’s contacts who are there. */
  staff: Type.Array(
    Type.Object({ person: Correspondent, status: Type.Enum([...personStatuses]), place: orNull(Id) }),
  ),
  /** The last that ended today, the latest first. */
  recent: Type.Array(WaitingPerson),
  /** Of the last talks: the median in seconds, and of how many; none under three. */
  talk: orNull(Type.Object({ seconds: Type.Integer(), talks: Type.Integer() })),
  /** Of today. */
  served: Type.Integer(),
  missed: Type.Integer(),
})
export type QueuePlaces = Static<typeof QueuePlaces>

export const queuePlaces = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/queue/places',
  tag,
  summary: 'Who waits at one’s booth, who receives, and how it went today',
  allow: 'members',
  params: ById,
  response: QueuePlaces,
})

export const takePlace = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/queue/places',
  tag,
  summary:
    'Take a place where everybody of the booth is busy; whoever has one there keeps it. 409 with the reason of `BoothQueue.refusal`',
  audit,
  allow: 'members',
  status: 201,
  params: ById,
  body: Type.Object(
    {
      reason: Type.Optional(Reason),
      context: Type.Optional(Type.Object({ kind: Type.Enum([...contextKinds]), id: Id }, closed)),
    },
    closed,
  ),
  response: OwnPlace,
})

export const currentPlaces = defineEndpoint({
  method: 'GET',
  path: '/queue/places/current',
  tag,
  summary:
    'One’s own open places of a fair, and those that were lost in the last minutes; with those of all fairs at which one is called',
  allow: 'members',
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({
    places: Type.Array(OwnPlace),
    /** More that may be taken in the fair. */
    placesLeft: Type.Union([Type.Integer(), Type.Null()]),
  }),
})

export const changePlace = defineEndpoint({
  method: 'PUT',
  path: '/queue/places/{id}',
  tag,
  summary: 'Say what one wants to talk about',
  audit,
  allow: 'members',
  params: ById,
  body: Type.Object({ reason: Reason }, closed),
  response: OwnPlace,
})

export const leavePlace = defineEndpoint({
  method: 'DELETE',
  path: '/queue/places/{id}',
  tag,
  summary: 'Give back one’s place, or end the talk; where it has ended nothing happens',
  audit,
  allow: 'members',
  params: ById,
})

export const postponePlace = defineEndpoint({
  method: 'POST',
  path: '/queue/places/{id}/later',
  tag,
  summary: 'Let the next one go before oneself, once; also when one is called',
  audit,
  allow: 'members',
  params: ById,
  response: OwnPlace,
})

const By = Type.Object({ by: Type.Enum([...ways]) }, closed)

export const comeToBooth = defineEndpoint({
  method: 'POST',
  path: '/queue/places/{id}/come',
  tag,
  summary:
    'Come when one is called: `chat` begins the talk in the conversation with the booth, `call` rings for whoever receives, and the talk begins when they answer',
  audit,
  allow: 'members',
  params: ById,
  body: By,
  response: OwnPlace,
})

export const receiveNext = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/queue/next',
  tag,
  summary:
    'Call the first who waits, who then has two minutes to come; of many at once each calls somebody else. `chat` opens the conversation, `call` rings for them. Whoever has called somebody already gets that place',
  audit,
  allow: 'members',
  params: ById,
  body: By,
  response: WaitingPerson,
})

export const receiveNamed = defineEndpoint({
  method: 'POST',
  path: '/queue/places/{id}/take',
  tag,
  summary: 'Call this one, or receive in a colleague’s place whom they have called',
  audit,
  allow: 'members',
  params: ById,
  body: By,
  response: WaitingPerson,
})

export const releasePlace = defineEndpoint({
  method: 'POST',
  path: '/queue/places/{id}/release',
  tag,
  summary: 'Do not receive somebody now whom one has called: they are in their old place again',
  audit,
  allow: 'members',
  params: ById,
  response: WaitingPerson,
})

export const endTalkOf = defineEndpoint({
  method: 'POST',
  path: '/queue/places/{id}/done',
  tag,
  summary: 'The talk is over: one is free for the next. A call that is over has said so itself',
  audit,
  allow: 'members',
  params: ById,
  response: WaitingPerson,
})

const opening = (word: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/stands/{id}/queue/${word}`,
    tag,
    summary,
    audit: 'changes',
    allow: 'members',
    params: ById,
    response: QueuePlaces,
  })

export const closeQueue = opening(
  'close',
  'Close the queue: who waits or is called loses the place and is offered a message; talks go on',
)
export const openQueue = opening('open', 'Open the queue again')
