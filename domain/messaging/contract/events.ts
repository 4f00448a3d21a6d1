import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const conversation = { conversation: Id, fair: Id }
const subjectOf = (payload: { conversation: number }) => `conversation:${payload.conversation}`

/** A side of a conversation that had read all that was written to it has something to read: `side` is who hears of it. */
export const messageSent = defineEvent(
  'message.sent',
  Type.Object({ ...conversation, message: Id, side: Type.Integer() }),
  subjectOf,
)

/** A side has read up to a message: nobody of it needs to be told of what came before. */
export const conversationRead = defineEvent(
  'conversation.read',
  Type.Object({ ...conversation, side: Type.Integer() }),
  subjectOf,
)

/** Somebody reported a message to those who run the fair. */
export const messageReported = defineEvent(
  'message.reported',
  Type.Object({ report: Id, fair: Id }),
  ({ report }) => `message_report:${report}`,
)

/** Who dealt with it, since `taken`, is not there: what waits, since this message, waits for all of its booth again. */
export const conversationLeft = defineEvent(
  'conversation.left',
  Type.Object({ ...conversation, message: Id, side: Type.Integer(), taken: Type.String() }),
  subjectOf,
)

/** `from` gave it to `to`. */
export const conversationHandedOver = defineEvent(
  'conversation.handed_over',
  Type.Object({ ...conversation, from: Id, to: Id }),
  subjectOf,
)
