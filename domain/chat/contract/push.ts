import type { ChatAnnouncement } from './announcement.ts'
import type { ChatMessage } from './message.ts'

/** What those who are in a room hear: what all of them may see. */
export type ChatNews =
  | { type: 'message'; message: ChatMessage }
  | { type: 'hidden'; message: number }
  | { type: 'announcement'; announcement: ChatAnnouncement | null }
  /** Something is to be read again. */
  | { type: 'changed' }
  /** One has put away what was announced, perhaps on another device. */
  | { type: 'announcement_read' }
  /** One has read the room, perhaps on another device. */
  | { type: 'read'; room: number }

/** The same as it is told of a topic. */
export type ChatTold = ChatNews & { topic: string }

export const chatRoomTopic = (room: number) => `chat_room:${room}`

/** That something else is announced in a fair, or nothing any more. */
export const announcementTopic = (fair: number) => `announcements:${fair}`

/** What one person hears alone: that what they may do in rooms, or whom they see there, has changed. */
export const ownChatTopic = (person: number) => `/users/${person}/chat`
