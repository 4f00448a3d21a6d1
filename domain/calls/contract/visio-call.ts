import { type Static, Type } from 'typebox'
import { Correspondent, MessageContext } from '#domain/messaging/contract/message.ts'
import { Id } from '#platform/contract/fields.ts'

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = orNull(Type.String())

/** How long it rings; the server ends it then. */
export const ringSeconds = 15

/** ringing → accepted → ended; ringing → refused, cancelled or missed. */
export const visioStates = ['ringing', 'accepted', 'ended', 'refused', 'cancelled', 'missed'] as const
export type VisioState = (typeof visioStates)[number]

/**
 * Why a call is over. Missed: nobody answered, the receiver was in another call, or was not there. Ended: somebody hung up,
 * somebody did not come back, no picture or sound came through, or one of them may not call here any more.
 */
export const visioReasons = [
  'unanswered',
  'busy',
  'offline',
  'hung_up',
  'left',
  'failed',
  'not_allowed',
] as const
export type VisioReason = (typeof visioReasons)[number]

/** Names a call or a booth’s video room: 128 random bits. */
export const Uniqid = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** A call of two people, alike for both but for `isCaller`. */
export const VisioCall = Type.Object({
  id: Id,
  uniqid: Uniqid,
  state: Type.Enum([...visioStates]),
  /** None while it rings or is spoken, and once it was refused or cancelled. */
  reason: orNull(Type.Enum([...visioReasons])),
  fair: Type.Object({ id: Id, homepage: Type.String() }),
  /** None once their account is gone. */
  caller: orNull(Correspondent),
  receiver: orNull(Correspondent),
  /** Who reads it called. */
  isCaller: Type.Boolean(),
  /** Of one of the two with the other’s booth, or of the two alone; none where the fair does without messages. */
  conversation: orNull(Type.String({ format: 'uuid' })),
  /** From where it was called: a booth, a card. */
  context: orNull(MessageContext),
  /** What one of them waited to talk about, in their words; empty where nobody has said it. */
  about: Type.String(),
  createdAt: Type.String(),
  /** Milliseconds for which it still rings, by the server’s clock; 0 otherwise. */
  ringsFor: Type.Integer(),
  acceptedAt: text,
  /** Milliseconds for which it has been spoken, by the server’s clock; 0 unless it is. */
  spokenFor: Type.Integer(),
  endedAt: text,
  /** Seconds that were spoken. */
  duration: orNull(Type.Integer()),
})
export type VisioCall = Static<typeof VisioCall>

/** Of calls that one may still make today in a fair; null where nothing is limited. */
export const CallsLeft = orNull(Type.Object({ limit: Type.Integer(), left: Type.Integer() }))
