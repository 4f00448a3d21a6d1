import { type Static, Type } from 'typebox'
import { Correspondent, reportReasons, Uuid } from '#domain/messaging/contract/message.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'

const tag = 'Chat'
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const closed = { additionalProperties: false }
const ById = Type.Object({ id: Id })

/** Most characters of a message in a room. */
export const chatMessageLength = 1000

/** As what somebody speaks in a room, where they are more than a guest there. */
export const chatSpeakers = ['organizer', 'moderator', 'booth', 'team'] as const

export const ChatMessage = Type.Object({
  id: Id,
  /** Made by its sender. */
  uuid: Uuid,
  text: Type.String(),
  /** None once their account is closed. */
  author: orNull(Correspondent),
  as: orNull(Type.Enum([...chatSpeakers])),
  createdAt: Type.String(),
})
export type ChatMessage = Static<typeof ChatMessage>

export const chatMessages = defineEndpoint({
  method: 'GET',
  path: '/chat_rooms/{id}/messages',
  tag,
  summary: 'Messages of a room, the newest first; `before` is the id of the last one that one has',
  allow: 'members',
  params: ById,
  query: Type.Object({
    before: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Array(ChatMessage),
})

export const sendChatMessage = defineEndpoint({
  method: 'POST',
  path: '/chat_rooms/{id}/messages',
  tag,
  summary:
    'Write in a room. The `uuid` is made by its sender: what is sent twice is kept once and answered alike',
  audit: 'never', // the message is its own record
  allow: 'members',
  status: 201,
  params: ById,
  body: Type.Object({ uuid: Uuid, text: Text(chatMessageLength, { minLength: 1 }) }, closed),
  response: ChatMessage,
})

export const hideChatMessage = defineEndpoint({
  method: 'POST',
  path: '/chat_messages/{id}/hide',
  tag,
  summary: 'Take a message out of its room: one’s own, or that of somebody whom one moderates',
  audit: 'never', // the log of moderation says it
  allow: 'members',
  params: ById,
})

export const unhideChatMessage = defineEndpoint({
  method: 'POST',
  path: '/chat_messages/{id}/unhide',
  tag,
  summary: 'Show again what those who moderate have hidden; what its author took back stays so',
  audit: 'never', // the log of moderation says it
  allow: 'members',
  params: ById,
})

export const reportChatMessage = defineEndpoint({
  method: 'POST',
  path: '/chat_messages/{id}/report',
  tag,
  summary: 'Report a message to those who moderate its room',
  audit: 'never', // the report is its own record
  allow: 'members',
  params: ById,
  body: Type.Object({ reason: Type.Enum([...reportReasons]), note: Type.Optional(Text(1000)) }, closed),
})

const ofAuthor = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    tag,
    summary,
    audit: 'never', // one’s own state
    allow: 'members',
    params: ById,
  })

export const blockChatAuthor = ofAuthor(
  '/chat_messages/{id}/block_author',
  'See nothing more of whoever wrote this message, in any room; they are not told',
)

export const blockedChatAuthors = defineEndpoint({
  method: 'GET',
  path: '/chat_blocks',
  tag,
  summary: 'Whom one has blocked in rooms, by name',
  allow: 'members',
  response: Type.Array(Correspondent),
})

export const unblockChatAuthors = defineEndpoint({
  method: 'DELETE',
  path: '/chat_blocks',
  tag,
  summary: 'See again somebody whom one has blocked in rooms, or all of them',
  audit: 'never', // one’s own state
  allow: 'members',
  query: Type.Object({ user: Type.Optional(Id) }),
})
