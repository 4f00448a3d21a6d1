import { Type } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/queue/job.ts'

/** Looks after what goes on, as long as anything does. */
export const watchCalls = defineJob('watch_calls', Type.Object({}))

const pauseMilliseconds = 1_000

/** One look waits at a time, written with what is to be looked after: it outlives this process. */
export const queueWatch = ({ db, services }: Pick<Context, 'db' | 'services'>) =>
  services.queue.enqueue(
    db,
    watchCalls,
    {},
    { key: 'all', runAt: new Date(services.now().getTime() + pauseMilliseconds) },
  )
