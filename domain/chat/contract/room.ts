import { type Static, Type } from 'typebox'
import { Correspondent } from '#domain/messaging/contract/message.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ChatAnnouncement } from './announcement.ts'
import { sanctionKinds } from './moderation.ts'
import { placeKinds } from './place.ts'

const tag = 'Chat'
const text = Type.Union([Type.String(), Type.Null()])
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const ChatPlace = Type.Object({
  kind: Type.Enum([...placeKinds]),
  /** Of the hall, the booth or the session. */
  id: orNull(Id),
  /** Of the hall, of the firm on the booth, or of the session. */
  name: text,
})
export type ChatPlace = Static<typeof ChatPlace>

export const ChatRoom = Type.Object({
  id: Id,
  fair: Id,
  place: ChatPlace,
  lastMessageAt: text,
})
export type ChatRoom = Static<typeof ChatRoom>

export const OpenedChatRoom = Type.Object({
  ...ChatRoom.properties,
  /** What those who run the fair say in its rooms; none in that of a team. */
  announcement: orNull(ChatAnnouncement),
  /** The fair lives, and nothing keeps one from writing. */
  mayWrite: Type.Boolean(),
  /** What keeps one from writing, or from reading as well; `endsAt` is none where somebody has to lift it. */
  sanction: orNull(Type.Object({ kind: Type.Enum([...sanctionKinds]), endsAt: text })),
  /** 0 talks, 1 works on the booth or is of the team of the session, 2 moderates, 3 runs the fair: one moderates those below. */
  rank: Type.Integer(),
  /** Reports that wait, for those who moderate. */
  reports: Type.Integer(),
  /** Who else is in the place and lets it be seen, the first of them by name; nobody where the fair hides that column. */
  here: Type.Object({ count: Type.Integer(), people: Type.Array(Correspondent) }),
  /** Ids of those whose messages one does not want to see. */
  blocked: Type.Array(Id),
  /** Messages after the last that one has read; of the last hour, where one has read none. */
  unread: Type.Integer(),
})
export type OpenedChatRoom = Static<typeof OpenedChatRoom>

export const chatRooms = defineEndpoint({
  method: 'GET',
  path: '/chat_rooms',
  tag,
  summary: 'Rooms of a fair in which somebody has written and that one may enter, the latest first',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Array(ChatRoom),
})

export const openChatRoom = defineEndpoint({
  method: 'POST',
  path: '/chat_rooms',
  tag,
  summary:
    'The room of a place: of the lobby of a fair, of a hall, of a booth, or of a session, or of the team of a session',
  audit: 'never', // the room is its own record
  allow: 'members',
  body: Type.Object(
    {
      fair: Type.Optional(Id),
      hall: Type.Optional(Id),
      stand: Type.Optional(Id),
      conference: Type.Optional(Id),
      /** Of the conference: the room of its team. */
      isTeam: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  response: OpenedChatRoom,
})

export const markChatRoomAsRead = defineEndpoint({
  method: 'POST',
  path: '/chat_rooms/{id}/mark-as-read',
  tag,
  summary: 'Say up to which message one has read a room: on all devices no more is new',
  audit: 'never', // one’s own state
  allow: 'members',
  params: Type.Object({ id: Id }),
  body: Type.Object({ message: Id }, { additionalProperties: false }),
})
