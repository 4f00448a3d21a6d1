import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Chat'
const closed = { additionalProperties: false }

/** Most characters of an announcement. */
export const announcementLength = 500

export const ChatAnnouncement = Type.Object({
  id: Id,
  text: Type.String(),
  createdAt: Type.String(),
})
export type ChatAnnouncement = Static<typeof ChatAnnouncement>

const ReadAnnouncement = Type.Object({
  ...ChatAnnouncement.properties,
  /** When it was taken down, or another took its place; null: it is said now. */
  endedAt: Type.Union([Type.String(), Type.Null()]),
  /** One has put it away, on whichever device. */
  isRead: Type.Boolean(),
})

export const chatAnnouncements = defineEndpoint({
  method: 'GET',
  path: '/chat_announcements',
  tag,
  summary:
    'What those who run a fair say and have said to all who are in it, the latest first: the last twenty',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Array(ReadAnnouncement),
})

export const announceInChat = defineEndpoint({
  method: 'POST',
  path: '/chat_announcements',
  tag,
  summary:
    'Say something on all pages of a fair, and in all its rooms but those of teams; it takes the place of what was said before',
  audit: 'never', // the log of moderation says it
  allow: runners,
  status: 201,
  body: Type.Object({ fair: Id, text: Text(announcementLength, { minLength: 1 }) }, closed),
  response: ChatAnnouncement,
})

export const markAnnouncementAsRead = defineEndpoint({
  method: 'POST',
  path: '/chat_announcements/{id}/mark-as-read',
  tag,
  summary: 'Put an announcement away, on all one’s devices',
  audit: 'never', // one’s own state
  allow: 'members',
  params: Type.Object({ id: Id }),
})

export const endChatAnnouncement = defineEndpoint({
  method: 'DELETE',
  path: '/chat_announcements/{id}',
  tag,
  summary: 'Take an announcement down',
  audit: 'never', // the log of moderation says it
  allow: runners,
  params: Type.Object({ id: Id }),
})
