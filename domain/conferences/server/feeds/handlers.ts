import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { conferenceCalendar, listFeeds, openFeed, readFeed, revokeFeed } from '../../contract/feeds.ts'
import { openOwnFeed, ownFeeds, revokeOwnFeed } from './own-feeds.ts'
import { readConferenceCalendar, readFeedOf } from './read-feed.ts'

export const feedHandlers: readonly Handler[] = [
  handle(listFeeds, ({ query }, context) => ownFeeds(query.fair, context)),
  handle(openFeed, ({ body }, context) => openOwnFeed(body, context)),
  handle(revokeFeed, ({ params }, context) => revokeOwnFeed(params.id, context)),
  handle(readFeed, ({ params }, context) => readFeedOf(params.token, context)),
  handle(conferenceCalendar, ({ params }, context) => readConferenceCalendar(params.id, context)),
]
