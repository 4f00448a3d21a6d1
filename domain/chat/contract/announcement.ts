import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Chat'

/** Most characters of an announcement. */
export const announcementLength = 500

export const ChatAnnouncement = Type.Object({
  id: Id,
  text: Type.String(),
  createdAt: Type.String(),
})
export type ChatAnnouncement = Static<typeof ChatAnnouncement>

export const announceInChat = defineEndpoint({
  method: 'POST',
  path: '/chat_announcements',
  tag,
  summary:
    'Say something in all rooms of a fair but those of teams; it takes the place of what was said before',
  audit: 'never', // the log of moderation says it
  allow: runners,
  status: 201,
  body: Type.Object(
    { fair: Id, text: Text(announcementLength, { minLength: 1 }) },
    { additionalProperties: false },
  ),
  response: ChatAnnouncement,
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
