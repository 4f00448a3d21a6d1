import { handle } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/badge/calls.ts'
import { ownBadge, renewOwnBadge } from './own-badge.ts'
import { ownScans } from './own-scans.ts'
import { scan } from './scan.ts'
import { scansOfStand } from './stand-scans.ts'

export const badgeHandlers = [
  // Whoever asks for it first is given one.
  handle(calls.readBadge, ({ query }, context) => ownBadge(query.fair, context), { writes: true }),
  handle(calls.renewBadge, ({ body }, context) => renewOwnBadge(body.fair, context)),
  handle(calls.badgeScans, ({ query }, context) => ownScans(query.fair, context)),
  // What is refused counts all the same: it has a transaction of its own.
  handle(calls.scanBadge, ({ body }, context) => scan(body, context), { writes: false }),
  handle(calls.standScans, ({ query }, context) => scansOfStand(query, context)),
]
