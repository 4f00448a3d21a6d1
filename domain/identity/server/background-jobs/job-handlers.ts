import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { backgroundJobs, runJobAgain } from '../../contract/background-jobs.ts'
import { listJobs, runAgain } from './background-jobs.ts'

export const jobHandlers: Handler[] = [
  handle(backgroundJobs, ({ query }, context) => listJobs({ ...query }, context)),
  handle(runJobAgain, ({ params }, context) => runAgain(params.id, context)),
]
