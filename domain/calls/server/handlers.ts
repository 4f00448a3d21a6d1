import { sql } from 'kysely'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as booths from '../contract/booth-room.ts'
import * as calls from '../contract/calls.ts'
import * as connections from '../contract/connection.ts'
import type { VisioState } from '../contract/visio-call.ts'
import { ringPerson } from './begin-call.ts'
import { enterBooth, leaveBooth, moderateBooth, readBoothRoom } from './booth-rooms.ts'
import { listCallable } from './callable.ts'
import { checkVideoFor } from './check-video.ts'
import { joinRoom, keepConnection, leaveSoon } from './connections.ts'
import { callById, callByUniqid, hideCall, listCalls, readCurrentCall } from './list-calls.ts'
import { moveCall, moves } from './move-call.ts'
import { relaySignals } from './relay-signals.ts'
import { startFor } from './start-call.ts'
import { writeBack } from './write-back.ts'

const ofRoom = (room: string) => sql`r.uniqid = ${room}`

/** By which move a call comes to a state. */
const moveTo = {
  accepted: moves.accept,
  refused: moves.refuse,
  cancelled: moves.cancel,
  missed: moves.miss,
  ended: moves.end,
} as const satisfies Record<Exclude<VisioState, 'ringing'>, unknown>

export const callHandlers: Handler[] = [
  handle(calls.callUser, ({ params, body }, context) => ringPerson(params.id, body, context)),
  handle(calls.createVisioRoom, ({ body: { receiver, ...asked } }, context) =>
    ringPerson(receiver, asked, context),
  ),
  handle(calls.startCall, ({ params }, context) => startFor(ofRoom(params.room), context)),
  handle(calls.acceptCall, ({ params }, context) => moveCall(ofRoom(params.room), moves.accept, context)),
  handle(calls.refuseCall, ({ params, body }, context) =>
    moveCall(ofRoom(params.room), moves.refuse, context, { afterwards: writeBack(body.message, context) }),
  ),
  handle(calls.cancelCall, ({ params }, context) => moveCall(ofRoom(params.room), moves.cancel, context)),
  handle(calls.missCall, ({ params }, context) => moveCall(ofRoom(params.room), moves.miss, context)),
  handle(calls.endCall, ({ params, body }, context) =>
    moveCall(ofRoom(params.room), moves.end, context, body.reason && { reason: body.reason }),
  ),
  handle(
    calls.changeVisioRoom,
    ({ params, body }, context) => moveCall(sql`r.id = ${params.id}`, moveTo[body.state], context),
    { record: callById },
  ),
  handle(calls.hideVisioRoom, ({ params }, context) => hideCall(params.id, context)),
  handle(calls.currentCall, (_call, context) => readCurrentCall(context)),
  handle(calls.callable, ({ query }, context) => listCallable(query, context)),
  handle(calls.visioRooms, ({ query }, context) => listCalls({ ...query }, context)),
  handle(calls.visioRoom, ({ params }, context) => callById(params.id, context)),
  handle(calls.visioRoomByUniqid, ({ params }, context) => callByUniqid(params.id, context)),
  handle(connections.visioAccess, ({ body }, context) => joinRoom(body, context)),
  handle(connections.renewConnection, ({ params }, context) => keepConnection(params.connection, context)),
  handle(connections.closeConnection, ({ params }, context) => leaveSoon(params.connection, context)),
  handle(connections.sendSignals, ({ params, body }, context) => relaySignals(params.room, body, context)),
  handle(booths.boothRoom, ({ params }, context) => readBoothRoom(params.id, context)),
  handle(booths.enterBoothRoom, ({ params }, context) => enterBooth(params.id, context)),
  handle(booths.leaveBoothRoom, ({ params }, context) => leaveBooth(params.id, context)),
  handle(booths.moderateBoothRoom, ({ params, body }, context) => moderateBooth(params.id, body, context)),
  handle(connections.checkVideo, (_call, context) => checkVideoFor(context)),
]
