import { handleJob, type JobHandler, schedule } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { deliverTo, deliverWebhooks } from './deliver.ts'
import { sweepWebhooks, watchWebhooks } from './sweep.ts'

/** So many endpoints are sent to at once by one process. */
const lanes = 4

export const webhookJobs = (services: Services): JobHandler[] => [
  handleJob(deliverWebhooks, ({ endpoint }) => deliverTo(endpoint, services), { lanes }),
  schedule('watch_webhooks', 60, () => watchWebhooks(services)),
  schedule('sweep_webhooks', 24 * 3_600, () => sweepWebhooks(services)),
]
