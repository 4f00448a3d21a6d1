import { type Static, Type } from 'typebox'
import { Correspondent, reportReasons } from '#domain/messaging/contract/message.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { placeKinds } from './place.ts'

const tag = 'Chat'
const text = Type.Union([Type.String(), Type.Null()])
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const person = orNull(Correspondent)
const ById = Type.Object({ id: Id })

/** `mute`: may not write. `ban`: may not read either. */
export const sanctionKinds = ['mute', 'ban'] as const
export type SanctionKind = (typeof sanctionKinds)[number]

export const moderationActions = [
  'hide',
  'unhide',
  'mute',
  'ban',
  'lift',
  'settle',
  'announce',
  'end_announcement',
] as const

/** The room, or none for all of the fair. */
const room = orNull(Type.Object({ id: Id, kind: Type.Enum([...placeKinds]), name: text }))

/** Minutes of the longest sanction with an end. */
export const longestSanction = 30 * 24 * 60

export const sanctionChatAuthor = defineEndpoint({
  method: 'POST',
  path: '/chat_messages/{id}/sanction',
  tag,
  summary:
    'Mute or ban whoever wrote this message: in all rooms of the fair by those who moderate it, in the room by its booth’s staff. It takes the place of an earlier one',
  audit: 'never', // the log of moderation says it
  allow: 'members',
  params: ById,
  body: Type.Object(
    {
      kind: Type.Enum([...sanctionKinds]),
      /** None: until it is lifted. */
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: longestSanction })),
      reason: Type.Optional(Text(500)),
    },
    { additionalProperties: false },
  ),
})

export const ChatSanction = Type.Object({
  id: Id,
  room,
  person,
  kind: Type.Enum([...sanctionKinds]),
  imposedAt: Type.String(),
  endsAt: text,
})
export type ChatSanction = Static<typeof ChatSanction>

const ofFair = Type.Object({ fair: Id })

export const chatSanctions = defineEndpoint({
  method: 'GET',
  path: '/chat_sanctions',
  tag,
  summary: 'Who may not write or read now, in the rooms of a fair that one moderates',
  allow: 'members',
  query: ofFair,
  response: Type.Array(ChatSanction),
})

export const liftChatSanction = defineEndpoint({
  method: 'POST',
  path: '/chat_sanctions/{id}/lift',
  tag,
  summary: 'Let somebody write and read again',
  audit: 'never', // the log of moderation says it
  allow: 'members',
  params: ById,
})

export const ChatReport = Type.Object({
  id: Id,
  room,
  message: Type.Object({ id: Id, text: Type.String(), isHidden: Type.Boolean() }),
  reason: Type.Enum([...reportReasons]),
  note: Type.String(),
  reporter: person,
  author: person,
  createdAt: Type.String(),
})
export type ChatReport = Static<typeof ChatReport>

export const chatReports = defineEndpoint({
  method: 'GET',
  path: '/chat_reports',
  tag,
  summary: 'Reports that wait, of the rooms of a fair that one moderates, the oldest first',
  allow: 'members',
  query: ofFair,
  response: Type.Array(ChatReport),
})

export const settleChatReport = defineEndpoint({
  method: 'POST',
  path: '/chat_reports/{id}/settle',
  tag,
  summary: 'Settle the reports of a message',
  audit: 'never', // the log of moderation says it
  allow: 'members',
  params: ById,
})

export const ChatModeration = Type.Object({
  id: Id,
  room,
  action: Type.Enum([...moderationActions]),
  moderator: person,
  /** Whom it was about. */
  person,
  /** What they had written, while it is kept. */
  text,
  /** The message that was hidden, while the reader may show it again. */
  unhidable: orNull(Id),
  /** Why, or what was announced. */
  note: Type.String(),
  endsAt: text,
  createdAt: Type.String(),
})
export type ChatModeration = Static<typeof ChatModeration>

export const chatModerations = defineEndpoint({
  method: 'GET',
  path: '/chat_moderation',
  tag,
  summary:
    'What was done by those who moderate, in the rooms of a fair that one moderates, the latest first; `before` is the id of the last one that one has',
  allow: 'members',
  query: Type.Object({ fair: Id, before: Type.Optional(Id) }),
  response: Type.Array(ChatModeration),
})
