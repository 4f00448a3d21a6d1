import type { DomainServer } from '#platform/server/domain-server.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import {
  conversationHandedOver,
  conversationRead,
  conversationTaken,
  messageSent,
} from '../contract/events.ts'
import { readyAnswers } from '../contract/ready-answer.ts'
import { messageFile } from './file-uses.ts'
import { messagingHandlers } from './handlers.ts'
import { messagingPersonalData } from './personal-data.ts'
import { sweepConversations } from './sweep-conversations.ts'

export { correspondent } from './columns.ts'

export const messagingDomain: DomainServer = {
  resources: [implement(readyAnswers)],
  handlers: messagingHandlers,
  personalData: messagingPersonalData,
  fileUses: [messageFile],
  topics: [{ path: '/users/{userId}/messages' }],
  events: [messageSent, conversationRead, conversationTaken, conversationHandedOver],
  jobs: services => [schedule('sweep_conversations', 24 * 3600, () => sweepConversations(services))],
}
