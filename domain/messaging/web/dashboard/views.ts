import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { ActiveConversations } from './active-conversations.tsx'
import { UnansweredMessages } from './unanswered-messages.tsx'

export const messagingViews = [
  drawnFrom('conversations', { area: 'figures', rank: 6 }, ActiveConversations),
  drawnFrom('conversations', { area: 'right', rank: 8 }, UnansweredMessages),
]
