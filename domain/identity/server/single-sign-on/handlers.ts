import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/single-sign-on.ts'
import { handleCallback, linkAccount } from './finish.ts'
import { listOwnSignOns, unlinkSignOn } from './own-sign-ons.ts'
import { redirectToProvider } from './start.ts'

/** They wait for others and count tries: each keeps its own transactions. */
const alone = { writes: false }

export const signOnHandlers: Handler[] = [
  handle(calls.startSignOn, ({ query }, context) => redirectToProvider(query, context)),
  handle(calls.finishSignOn, ({ body }, context) => handleCallback(body.query, context), alone),
  handle(calls.linkSignOn, ({ body }, context) => linkAccount(body, context), alone),
  handle(calls.ownSignOns, (_call, context) => listOwnSignOns(context)),
  handle(calls.removeSignOn, ({ params }, context) => unlinkSignOn(params.id, context)),
]
