import type { DomainServer } from '#platform/server/domain-server.ts'
import { watchRetries } from '#platform/server/queue/back-off.ts'
import { handleJob, schedule } from '#platform/server/queue/job.ts'
import { placeCalled, placeClosed, placeIsNext, placeMissed, placeSettled } from '../contract/events.ts'
import { queueDashboard } from './dashboard.ts'
import { waitingHandlers } from './handlers.ts'
import { waitingJobNames } from './names.ts'
import { waitingPersonalData } from './personal-data.ts'
import { sweepPlaces } from './sweep-places.ts'
import { queueTopic } from './topic.ts'
import { watchQueues } from './watch-job.ts'
import { runQueueWatch } from './watch-queues.ts'

export { come } from './own-place.ts'
export { finish, receiveNextAt } from './receive.ts'
export { takePlaceAt } from './take-place.ts'

export const waitingDomain: DomainServer = {
  resources: [],
  handlers: waitingHandlers,
  mergedFirms: [{ 'waiting_place.firm_id': { moves: true } }],
  personalData: waitingPersonalData,
  topics: [{ path: '/users/{userId}/queue' }, queueTopic],
  events: [placeIsNext, placeCalled, placeMissed, placeClosed, placeSettled],
  dashboard: [queueDashboard],
  jobNames: waitingJobNames,
  jobs: services => [
    handleJob(watchQueues, () => runQueueWatch(services), { retries: watchRetries }),
    schedule('sweep_places', 24 * 3600, () => sweepPlaces(services)),
  ],
}
