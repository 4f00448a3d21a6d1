import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/queue/job.ts'

/** Looks after what goes on, as long as anything does; told when it looked last. */
export const watchCalls = defineJob('watch_calls', Type.Object({ lookedAt: Type.String() }))

const pauseMilliseconds = 1_000

/** One look waits at a time, written with what is to be looked after: it outlives this process. */
export const queueWatch = ({ db, services }: Pick<Context, 'db' | 'services'>) => {
  const now = services.now()
  return services.queue.enqueue(
    db,
    watchCalls,
    { lookedAt: now.toISOString() },
    { key: 'all', runAt: new Date(now.getTime() + pauseMilliseconds) },
  )
}

/** When the watch looked last; the earlier, where another look waits besides one whose worker died. */
export const lastLook = sql`(select min((payload ->> 'lookedAt')::timestamptz) from queued_job
  where kind = ${watchCalls.kind} and state <> 'failed')`
