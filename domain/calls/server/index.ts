import type { DomainServer } from '#platform/server/domain-server.ts'
import { watchRetries } from '#platform/server/queue/back-off.ts'
import { handleJob, schedule } from '#platform/server/queue/job.ts'
import { callFailed, callMissed, callRefused } from '../contract/events.ts'
import { boothRooms } from './booth-rooms.ts'
import { callHandlers } from './handlers.ts'
import { callsJobNames } from './names.ts'
import { callsPersonalData } from './personal-data.ts'
import { EngineKeeper } from './providers/janus/keeper.ts'
import { sweepCalls } from './sweep-calls.ts'
import { boothRoomTopic } from './topic.ts'
import { runWatch } from './watch-calls.ts'
import { watchCalls } from './watch-job.ts'

export { ringPerson } from './begin-call.ts'
export { moment as visioMoment } from './call-columns.ts'
export { callContacts } from './callable.ts'
export { isConnected } from './connected.ts'
export { stopRinging } from './move-call.ts'
export { isEngineUp } from './providers/janus/read-engine.ts'
export { videoProvider } from './providers/video-provider.ts'
export {
  comeIn,
  isPlaceOnStage,
  leaveRoom,
  letGo,
  lockedRoom,
  type Moderation,
  moderateRoom,
  participantsOf,
  roomTraits,
} from './rooms.ts'

export const callsDomain: DomainServer = {
  resources: [],
  handlers: callHandlers,
  mergedFirms: [
    {
      'visio_call.caller_firm_id': { moves: true, key: ['room_id'] },
      'visio_call.receiver_firm_id': { moves: true, key: ['room_id'] },
    },
  ],
  personalData: callsPersonalData,
  companions: services => (services.settings.JANUS_URL ? [new EngineKeeper(services)] : []),
  rooms: [boothRooms],
  topics: [{ path: '/users/{userId}/visio' }, boothRoomTopic],
  events: [callMissed, callRefused, callFailed],
  jobNames: callsJobNames,
  jobs: services => [
    handleJob(watchCalls, () => runWatch(services), { retries: watchRetries }),
    schedule('sweep_calls', 24 * 3600, () => sweepCalls(services)),
  ],
}
