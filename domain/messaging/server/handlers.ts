import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as conversations from '../contract/conversation.ts'
import * as messages from '../contract/message.ts'
import * as reports from '../contract/report.ts'
import { answerTimeOf } from './answer-time.ts'
import { conversationByUuid, conversationsOf, countUnread, listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markAllDelivered, markThreadRead, setBlocked, tellOfTyping, toggleArchiveOf } from './mark.ts'
import { contactsIn, openConversationWith } from './open-conversation.ts'
import { listReports, readReport, reportConversationOf, reportMessageOf, settleReportOf } from './reports.ts'
import { sendMessageTo } from './send-message.ts'
import { colleaguesFor, handOver, takeForBooth } from './take.ts'

export const messagingHandlers: Handler[] = [
  handle(conversations.conversations, ({ query }, context) => listConversations(query, context)),
  handle(conversations.conversationsOfUser, ({ query }, context) => conversationsOf(query, context)),
  handle(conversations.unreadConversations, ({ query }, context) => countUnread(query, context)),
  handle(conversations.answerTime, ({ params }, context) => answerTimeOf(params.id, context)),
  handle(conversations.contactsLeft, ({ query }, context) => contactsIn(query.fair, context)),
  handle(conversations.oneConversation, ({ params, query }, context) =>
    conversationByUuid(params.uuid, query, context),
  ),
  handle(conversations.openConversation, ({ body }, context) => openConversationWith(body, context)),
  handle(conversations.markAsRead, ({ params, query }, context) =>
    markThreadRead(params.id, query.message, context),
  ),
  handle(conversations.markAsDelivered, (_call, context) => markAllDelivered(context)),
  handle(conversations.toggleArchive, ({ params }, context) => toggleArchiveOf(params.id, context)),
  handle(conversations.blockConversation, ({ params }, context) => setBlocked(params.id, true, context)),
  handle(conversations.unblockConversation, ({ params }, context) => setBlocked(params.id, false, context)),
  handle(conversations.reportConversation, ({ params, body }, context) =>
    reportConversationOf(params.id, body, context),
  ),
  handle(conversations.tellTyping, ({ params }, context) => tellOfTyping(params.id, context)),
  handle(conversations.takeConversation, ({ params }, context) => takeForBooth(params.id, context)),
  handle(conversations.handOverConversation, ({ params, body }, context) =>
    handOver(params.id, body, context),
  ),
  handle(conversations.boothTeam, ({ params }, context) => colleaguesFor(params.id, context)),
  handle(messages.messagesOfConversation, ({ params, query }, context) =>
    listMessages(params.id, query, context),
  ),
  handle(messages.sendMessage, ({ body }, context) => sendMessageTo(body, context)),
  handle(messages.reportMessage, ({ params, body }, context) => reportMessageOf(params.id, body, context)),
  handle(reports.messageReports, ({ query }, context) => listReports({ ...query }, context)),
  // That it was read is written down.
  handle(reports.openReport, ({ params }, context) => readReport(params.id, context), { writes: true }),
  handle(reports.settleReport, ({ params }, context) => settleReportOf(params.id, context)),
]
