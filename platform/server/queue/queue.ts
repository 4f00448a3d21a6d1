import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import { everything } from '../database/changes.ts'
import { singleFlight } from '../single-flight.ts'
import type { JobHandler, JobType } from './job.ts'
import { claimJob, dueKinds, insertJobs, insertSchedules, type NewJob } from './job-rows.ts'
import { runJob, type WorkerParts } from './run-job.ts'

/** Where the triggers of the table say that there is work. */
export const jobsTopic = 'jobs'

export type Queue = {
  /** Says what this process can run; a kind that nobody has registered waits. */
  register(handlers: readonly JobHandler[]): void
  /** Queues work with the change that asks for it: it runs only if the caller's transaction commits. */
  enqueue<S extends TSchema>(
    db: Kysely<Tables>,
    job: JobType<S>,
    payload: Static<S> & object,
    options?: Pick<NewJob, 'key' | 'subject' | 'runAt'>,
  ): Promise<void>
  /** Runs from now on what is due. */
  start(): Promise<void>
  /** Takes up nothing more, and is done when what runs is done. */
  stop(): Promise<void>
  /** Writes down what comes back by the clock; `start` does so too. */
  plan(): Promise<void>
  /** Runs what is due now and what that entails, and is done when it is done. */
  runDue(): Promise<void>
}

const pollMilliseconds = 2_000

export function createQueue(parts: WorkerParts): Queue {
  const { database, log, now } = parts
  const db = database.kysely
  const worker = `${process.pid}:${randomUUID().slice(0, 8)}`
  const handlers = new Map<string, JobHandler>()
  const lanes = new Map<string, Set<Promise<unknown>>>()
  let timer: NodeJS.Timeout | undefined
  let stopListening: (() => void) | undefined
  let isStopping = false

  const due = async () =>
    (await dueKinds(db, [...handlers.keys()], now())).flatMap(kind => handlers.get(kind) ?? [])

  /** One job after the other, until none of this kind is due. Returns how many it ran. */
  async function lane(handler: JobHandler): Promise<number> {
    for (let ran = 0; ; ran += 1) {
      const job = isStopping ? undefined : await claimJob(db, handler.kind, worker, now())
      if (!job) return ran
      if (!(await runJob(job, handler, parts))) return 0
    }
  }

  function openLanes(handler: JobHandler) {
    const open = lanes.get(handler.kind) ?? new Set()
    lanes.set(handler.kind, open)
    while (open.size < (handler.lanes ?? 1)) {
      const one = lane(handler)
        .catch(error => log.error({ error, kind: handler.kind }, 'the queue could not be worked on'))
        .finally(() => open.delete(one))
      open.add(one)
    }
  }

  // Of many commits at once the first is heard, and what came meanwhile by one look after it.
  const look = singleFlight(async () => {
    try {
      for (const handler of await due()) if (!isStopping) openLanes(handler)
    } catch (error) {
      log.error({ error }, 'the queue could not be read')
    }
  })

  const plan = () =>
    insertSchedules(
      db,
      [...handlers.values()].flatMap(({ kind, everySeconds }) =>
        everySeconds ? { kind, everySeconds } : [],
      ),
      now(),
    )

  return {
    register(more) {
      for (const handler of more) handlers.set(handler.kind, handler)
    },
    enqueue: (within, { kind }, payload, options) =>
      insertJobs(within, [{ kind, payload, ...options }], now()),
    async start() {
      isStopping = false
      await plan()
      stopListening ??= await database.listen(topic => {
        if (topic === jobsTopic || topic === everything) void look()
      })
      timer ??= setInterval(() => void look(), pollMilliseconds).unref()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      timer = undefined
      stopListening?.()
      stopListening = undefined
      await Promise.all([...lanes.values()].flatMap(open => [...open]))
    },
    plan,
    async runDue() {
      for (;;) {
        const ran = await Promise.all(
          (await due()).flatMap(handler => Array.from({ length: handler.lanes ?? 1 }, () => lane(handler))),
        )
        if (!ran.some(Boolean)) return
      }
    },
  }
}
