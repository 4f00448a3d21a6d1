import { Type } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/queue/job.ts'

/** Looks after queues as long as anybody is in one. */
export const watchQueues = defineJob('watch_queues', Type.Object({}))

const pauseMilliseconds = 1_000

/** One look waits at a time, written with what is to be looked after: it outlives this process. */
export const watchQueuesSoon = ({ db, services }: Pick<Context, 'db' | 'services'>) =>
  services.queue.enqueue(
    db,
    watchQueues,
    {},
    { key: 'all', runAt: new Date(services.now().getTime() + pauseMilliseconds) },
  )
