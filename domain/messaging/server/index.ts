import type { DomainServer } from '#platform/server/domain-server.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import {
  conversationHandedOver,
  conversationLeft,
  conversationRead,
  messageReported,
  messageSent,
} from '../contract/events.ts'
import { readyAnswers } from '../contract/ready-answer.ts'
import { conversationDashboard } from './dashboard.ts'
import { messageFile } from './file-uses.ts'
import { messagingFigures } from './firm-figures.ts'
import { freeLeft } from './free-left.ts'
import { messagingHandlers } from './handlers.ts'
import { messagingJobNames } from './names.ts'
import { messagingPersonalData } from './personal-data.ts'
import { beforeAnswerWrite } from './ready-answers.ts'
import { sweepConversations } from './sweep-conversations.ts'

export { isAddressedPerson, mayAddressBooth } from './addressees.ts'
export { addCallLine } from './call-line.ts'
export { correspondent } from './columns.ts'
export {
  type ContactKind,
  conversationContacts,
  countContact,
  isColleague,
  isContactSpent,
  readContacts,
} from './contact-limit.ts'
export { isBlockedBetween, isInContact, isInContactWithBooth } from './contacts.ts'
export { shownContext } from './message-context.ts'
export { answeredWith, type BegunFrom, conversationWith } from './open-conversation.ts'
export { addQueueLine, countQueueContact } from './queue-line.ts'
export { seesFair } from './sees-fair.ts'
export { sendMessageTo } from './send-message.ts'
export { hasBlocked } from './side.ts'
export { isInFair, isWrittenIn } from './thread.ts'

export const messagingDomain: DomainServer = {
  resources: [implement(readyAnswers, { beforeWrite: beforeAnswerWrite })],
  handlers: messagingHandlers,
  mergedFirms: [
    {
      'conversation_side.firm_id': { moves: true, key: ['conversation_id', 'side'] },
      'contact_count.firm_id': 'stay',
      'ready_answer.firm_id': { moves: true, unlessTaken: ['text'] },
    },
  ],
  personalData: messagingPersonalData,
  fileUses: [messageFile],
  dashboard: [conversationDashboard],
  firmFigures: [messagingFigures],
  topics: [{ path: '/users/{userId}/messages' }],
  events: [messageSent, messageReported, conversationRead, conversationLeft, conversationHandedOver],
  jobNames: messagingJobNames,
  jobs: services => [
    schedule('free_left_conversations', 60, () => freeLeft(services)),
    schedule('sweep_conversations', 24 * 3600, () => sweepConversations(services)),
  ],
}
