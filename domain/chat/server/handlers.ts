import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as announcements from '../contract/announcement.ts'
import * as messages from '../contract/message.ts'
import * as moderation from '../contract/moderation.ts'
import * as rooms from '../contract/room.ts'
import { announce, endAnnouncement, listAnnouncements, readAnnouncement } from './announcements.ts'
import { listModeration } from './log.ts'
import { markRoomAsRead } from './mark-read.ts'
import { listChatMessages, sendChatMessageTo } from './messages.ts'
import { hideMessage, liftSanction, listSanctions, sanctionAuthorOf, unhideMessage } from './moderate.ts'
import { listRooms, openRoomOf } from './open-room.ts'
import {
  blockAuthorOf,
  listBlockedAuthors,
  listChatReports,
  reportChatMessageOf,
  settleChatReportOf,
  unblockAuthors,
} from './reports.ts'

export const chatHandlers: Handler[] = [
  handle(rooms.chatRooms, ({ query }, context) => listRooms(query.fair, context)),
  // Opened with every step of a walk: it is made once, and only read from then on.
  handle(rooms.openChatRoom, ({ body }, context) => openRoomOf(body, context), { writes: false }),
  handle(rooms.markChatRoomAsRead, ({ params, body }, context) =>
    markRoomAsRead(params.id, body.message, context),
  ),
  handle(messages.chatMessages, ({ params, query }, context) => listChatMessages(params.id, query, context)),
  handle(messages.sendChatMessage, ({ params, body }, context) =>
    sendChatMessageTo(params.id, body, context),
  ),
  handle(messages.hideChatMessage, ({ params }, context) => hideMessage(params.id, context)),
  handle(messages.unhideChatMessage, ({ params }, context) => unhideMessage(params.id, context)),
  handle(messages.reportChatMessage, ({ params, body }, context) =>
    reportChatMessageOf(params.id, body, context),
  ),
  handle(messages.blockChatAuthor, ({ params }, context) => blockAuthorOf(params.id, context)),
  handle(messages.blockedChatAuthors, (_call, context) => listBlockedAuthors(context)),
  handle(messages.unblockChatAuthors, ({ query }, context) => unblockAuthors(query.user, context)),
  handle(moderation.sanctionChatAuthor, ({ params, body }, context) =>
    sanctionAuthorOf(params.id, body, context),
  ),
  handle(moderation.chatSanctions, ({ query }, context) => listSanctions(query.fair, context)),
  handle(moderation.liftChatSanction, ({ params }, context) => liftSanction(params.id, context)),
  handle(moderation.chatReports, ({ query }, context) => listChatReports(query.fair, context)),
  handle(moderation.settleChatReport, ({ params }, context) => settleChatReportOf(params.id, context)),
  handle(moderation.chatModerations, ({ query }, context) => listModeration(query, context)),
  handle(announcements.chatAnnouncements, ({ query }, context) => listAnnouncements(query.fair, context)),
  handle(announcements.announceInChat, ({ body }, context) => announce(body, context)),
  handle(announcements.markAnnouncementAsRead, ({ params }, context) => readAnnouncement(params.id, context)),
  handle(announcements.endChatAnnouncement, ({ params }, context) => endAnnouncement(params.id, context)),
]
