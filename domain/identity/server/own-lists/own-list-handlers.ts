import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/own-lists.ts'
import { dropOwnView, keepOwnView, readOwnLists, setOwnDensity, setOwnPage } from './own-lists.ts'

export const ownListHandlers: Handler[] = [
  handle(calls.ownLists, ({ params, query }, context) =>
    readOwnLists(params.userId, query.fair ?? null, context),
  ),
  handle(calls.keepView, ({ params, body }, context) => keepOwnView(params.userId, body, context)),
  handle(calls.dropView, ({ params }, context) => dropOwnView(params.userId, params.id, context)),
  handle(calls.setFavouritePage, ({ params, body }, context) => setOwnPage(params.userId, body, context)),
  handle(calls.setListDensity, ({ params, body }, context) =>
    setOwnDensity(params.userId, body.isComfortable, context),
  ),
]
