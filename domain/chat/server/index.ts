import type { DomainServer } from '#platform/server/domain-server.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { chatMessageReported } from '../contract/events.ts'
import { chatHandlers } from './handlers.ts'
import { chatJobNames } from './names.ts'
import { chatPersonalData } from './personal-data.ts'
import { sweepChatRooms } from './sweep-rooms.ts'
import { announcedTopic, roomTopic } from './topic.ts'

export const chatDomain: DomainServer = {
  resources: [],
  handlers: chatHandlers,
  mergedFirms: [{ 'chat_room.firm_id': { moves: true } }],
  personalData: chatPersonalData,
  events: [chatMessageReported],
  topics: [roomTopic, announcedTopic, { path: '/users/{userId}/chat' }],
  jobNames: chatJobNames,
  jobs: services => [schedule('sweep_chat_rooms', 24 * 3600, () => sweepChatRooms(services))],
}
