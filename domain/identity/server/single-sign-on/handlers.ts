import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/single-sign-on.ts'
import { finishSignOn, linkSignOn } from './finish.ts'
import { ownSignOns, removeSignOn } from './own-sign-ons.ts'
import { startSignOn } from './start.ts'

/** They wait for others and count tries: each keeps its own transactions. */
const alone = { writes: false }

export const signOnHandlers: Handler[] = [
  handle(calls.startSignOn, ({ query }, context) => startSignOn(query, context)),
  handle(calls.finishSignOn, ({ body }, context) => finishSignOn(body.query, context), alone),
  handle(calls.linkSignOn, ({ body }, context) => linkSignOn(body, context), alone),
  handle(calls.ownSignOns, (_call, context) => ownSignOns(context)),
  handle(calls.removeSignOn, ({ params }, context) => removeSignOn(params.id, context)),
]
