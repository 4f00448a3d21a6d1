import { type Static, Type } from 'typebox'
import { Uniqid } from '#domain/calls/contract/visio-call.ts'
import { Correspondent, MessageContext } from '#domain/messaging/contract/message.ts'
import { Id } from '#platform/contract/fields.ts'

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = orNull(Type.String())

/** Open places that somebody has in a fair at most. */
export const openPlacesMost = 3
/** Most characters of what somebody wants to talk about. */
export const reasonLength = 200
/** For how long whoever is called may come. */
export const calledSeconds = 120
/** Minutes without anybody of the booth after which its queue closes by itself. */
export const unstaffedMinutes = 10
/** Minutes for which a place that was lost is still told of. */
export const lostMinutes = 10

/**
 * waiting → called → talking → served. Called: back to waiting by “later” or by the booth; missed after two minutes. Left: by
 * its visitor. Closed: by the booth, or because it may not go on.
 */
export const placeStates = ['waiting', 'called', 'talking', 'served', 'left', 'missed', 'closed'] as const
export type PlaceState = (typeof placeStates)[number]

/** By the booth; nobody of it was there for long; they may not wait there any more; the contacts of the day are used up. */
export const closings = ['booth', 'unstaffed', 'not_allowed', 'daily_limit'] as const
export type Closing = (typeof closings)[number]

/** How a visitor is received. */
export const ways = ['chat', 'call'] as const
export type Way = (typeof ways)[number]

export const WaitedFor = Type.Object({
  id: Id,
  /** What stands on its sign. */
  number: text,
  firm: Type.Object({ id: Id, name: Type.String(), logo: text, color: text }),
})

/** A place as its visitor reads it. */
export const OwnPlace = Type.Object({
  id: Id,
  fair: Type.Object({ id: Id, homepage: Type.String() }),
  stand: WaitedFor,
  state: Type.Enum([...placeStates]),
  /** People who wait before oneself; 0 is next. None once one is called. */
  before: orNull(Type.Integer()),
  /** Minutes, as in `Queue`. */
  estimate: orNull(Type.Integer()),
  takenAt: Type.String(),
  reason: Type.String(),
  context: orNull(MessageContext),
  /** “Later” is still possible, which it is once, and while somebody waits behind. */
  mayPostpone: Type.Boolean(),
  /** Milliseconds that are left to come, by the server’s clock; 0 unless one is called. */
  calledFor: Type.Integer(),
  /** Who receives, once one is called, and how they have begun. */
  contact: orNull(Correspondent),
  way: orNull(Type.Enum([...ways])),
  /** The ways in which one may come. */
  ways: Type.Array(Type.Enum([...ways])),
  /** With the booth, once there is one. */
  conversation: orNull(Type.String({ format: 'uuid' })),
  /** The call, while it rings or is spoken. */
  call: orNull(Uniqid),
  endedAt: text,
  closedBecause: orNull(Type.Enum([...closings])),
})
export type OwnPlace = Static<typeof OwnPlace>
