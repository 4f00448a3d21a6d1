import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as live from '../../contract/live.ts'
import { setOnAirOf } from '../on-air.ts'
import { backstageOf } from './backstage.ts'
import { hostingOf } from './hosted.ts'
import { changePublisherOf, enterStage, leaveStage, readStageRoomOf } from './stage-room.ts'

export const liveHandlers: readonly Handler[] = [
  handle(live.readStageRoom, ({ params }, context) => readStageRoomOf(params.id, context)),
  handle(live.enterStageRoom, ({ params, body }, context) => enterStage(params.id, body.role, context)),
  handle(live.leaveStageRoom, ({ params }, context) => leaveStage(params.id, context)),
  handle(live.changePublisher, ({ params, body }, context) => changePublisherOf(params, body, context)),
  handle(live.setOnAir, ({ params, body }, context) => setOnAirOf(params.id, body.isLive, context)),
  handle(live.readBackstage, ({ params }, context) => backstageOf(params.id, context)),
  handle(live.readHosting, (_call, context) => hostingOf(context)),
]
