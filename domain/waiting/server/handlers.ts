import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as queue from '../contract/queue.ts'
import { setOpen } from './close-queue.ts'
import { changeReason, come, leave, postpone } from './own-place.ts'
import { listCurrent, listPlaces, readQueue } from './read-queue.ts'
import { finish, receiveNextAt, receiveThis, release } from './receive.ts'
import { takePlaceAt } from './take-place.ts'

/** Whoever takes a place and whoever takes the next wait for one queue. */
const lock = ({ id }: { id: number }) => `queue:${id}`

export const waitingHandlers: Handler[] = [
  handle(queue.standQueue, ({ params }, context) => readQueue(params.id, context)),
  handle(queue.queuePlaces, ({ params }, context) => listPlaces(params.id, context)),
  handle(queue.takePlace, ({ params, body }, context) => takePlaceAt(params.id, body, context), { lock }),
  handle(queue.currentPlaces, ({ query }, context) => listCurrent(query.fair, context)),
  handle(queue.changePlace, ({ params, body }, context) => changeReason(params.id, body.reason, context)),
  handle(queue.leavePlace, ({ params }, context) => leave(params.id, context)),
  handle(queue.postponePlace, ({ params }, context) => postpone(params.id, context)),
  handle(queue.comeToBooth, ({ params, body }, context) => come(params.id, body.by, context)),
  handle(queue.receiveNext, ({ params, body }, context) => receiveNextAt(params.id, body.by, context), {
    lock,
  }),
  handle(queue.receiveNamed, ({ params, body }, context) => receiveThis(params.id, body.by, context)),
  handle(queue.releasePlace, ({ params }, context) => release(params.id, context)),
  handle(queue.endTalkOf, ({ params }, context) => finish(params.id, context)),
  handle(queue.closeQueue, ({ params }, context) => setOpen(params.id, false, context)),
  handle(queue.openQueue, ({ params }, context) => setOpen(params.id, true, context)),
]
