import { type Answer, answer } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/single-sign-on.ts'
import { finishSignOn, linkSignOn } from './finish.ts'
import { ownSignOns, removeSignOn } from './own-sign-ons.ts'
import { startSignOn } from './start.ts'

/** They wait for others and count tries: each keeps its own transactions. */
const alone = { writes: false }

export const signOnAnswers: Answer[] = [
  answer(calls.startSignOn, ({ query }, context) => startSignOn(query, context)),
  answer(calls.finishSignOn, ({ body }, context) => finishSignOn(body.query, context), alone),
  answer(calls.linkSignOn, ({ body }, context) => linkSignOn(body, context), alone),
  answer(calls.ownSignOns, (_call, context) => ownSignOns(context)),
  answer(calls.removeSignOn, ({ params }, context) => removeSignOn(params.id, context)),
]
