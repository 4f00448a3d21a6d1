import { type Static, Type } from 'typebox'
import { StoredLook } from '#domain/identity/contract/business-card.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'

const tag = 'Messages'
const text = Type.Union([Type.String(), Type.Null()])
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const closed = { additionalProperties: false }
const ById = Type.Object({ id: Id })

export const Uuid = Type.String({ format: 'uuid', maxLength: 36 })

/** Most characters of a message. */
export const messageLength = 5000

/** What of somebody stands beside what they write. */
export const Correspondent = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  jobTitle: text,
  picture: text,
  /** How they are drawn without a picture. */
  look: StoredLook,
  /** The name of their firm. */
  firm: text,
})
export type Correspondent = Static<typeof Correspondent>

/** From where one writes: a booth, a brochure, a business card, a profile, an exhibitor’s page. */
export const contextKinds = ['booth', 'brochure', 'card', 'profile', 'exhibitor'] as const
export type ContextKind = (typeof contextKinds)[number]

export const MessageContext = Type.Object({
  kind: Type.Enum([...contextKinds]),
  id: Id,
  /** As it was called when the message was sent. */
  title: Type.String(),
})
export type MessageContext = Static<typeof MessageContext>

/**
 * `taken`: its author answers for the booth now; `handed_over`: they gave it to a colleague; `call`: its author called the
 * other one; `queue`: its author comes out of the booth’s queue, with what they want to talk about as the note.
 */
export const messageKinds = ['text', 'taken', 'handed_over', 'call', 'queue'] as const

/** How a call went. */
export const callStates = ['ended', 'refused', 'cancelled', 'missed'] as const
export type CallState = (typeof callStates)[number]

/** Of one’s own side’s messages: kept by the server, got by somebody’s device, read. */
export const messageStates = ['sent', 'delivered', 'read'] as const

/** Of a call: how it went, and the seconds that were spoken. */
export const CallOutcome = orNull(
  Type.Object({ state: Type.Enum([...callStates]), duration: orNull(Type.Integer()) }),
)

export const Message = Type.Object({
  id: Id,
  /** Made by its sender. */
  uuid: Uuid,
  conversation: Id,
  kind: Type.Enum([...messageKinds]),
  /** Plain text; none of a line about the conversation. */
  text,
  /** What a colleague is told with what is handed over: for the booth’s staff alone. */
  note: text,
  file: orNull(
    Type.Object({
      id: Id,
      name: Type.String(),
      mimeType: Type.String(),
      size: Type.Integer(),
    }),
  ),
  context: orNull(MessageContext),
  call: CallOutcome,
  /** None once their account is gone. */
  author: orNull(Correspondent),
  colleague: orNull(Correspondent),
  /** Of one’s own side: oneself, or a colleague on the booth. */
  isOwn: Type.Boolean(),
  state: orNull(Type.Enum([...messageStates])),
  createdAt: Type.String(),
})
export type Message = Static<typeof Message>

export const messagesOfConversation = defineEndpoint({
  method: 'GET',
  path: '/conversations/{id}/messages',
  tag,
  summary: 'Messages of a conversation, the newest first; `before` is the id of the last one that one has',
  allow: 'members',
  params: ById,
  query: Type.Object({
    before: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Array(Message),
})

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/direct_messages',
  tag,
  summary:
    'Send a message. What is sent twice under one `uuid` of its sender is kept once and answered alike; without one each is another. The first of a booth’s staff to answer takes the conversation',
  audit: 'never', // the message is its own record
  allow: 'members',
  status: 201,
  body: Type.Object(
    {
      conversation: Id,
      uuid: Type.Optional(Uuid),
      text: Type.Optional(Text(messageLength)),
      /** A private file of one’s own, uploaded for the use `message`. */
      file: Type.Optional(Id),
      context: Type.Optional(Type.Object({ kind: Type.Enum([...contextKinds]), id: Id }, closed)),
    },
    closed,
  ),
  response: Message,
})

export const reportReasons = ['spam', 'insult', 'harassment', 'other'] as const

export const ReportBody = Type.Object(
  { reason: Type.Enum([...reportReasons]), note: Type.Optional(Text(1000)) },
  closed,
)

export const reportMessage = defineEndpoint({
  method: 'POST',
  path: '/direct_messages/{id}/report',
  tag,
  summary: 'Report a message to those who run the fair, who then read it with those around it',
  audit: 'changes',
  allow: 'members',
  params: ById,
  body: ReportBody,
})
