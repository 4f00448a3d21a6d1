import type { Database, DatabaseLog } from '../database/database.ts'
import { nextTry, usualRetries } from './back-off.ts'
import { type JobHandler, RetryLater } from './job.ts'
import { type ClaimedJob, finishJob, leaseMilliseconds, markFailed, putOff, renewLease } from './job-rows.ts'

export type WorkerParts = { database: Database; log: DatabaseLog; now(): Date }

/** Runs a claimed job to its result. False when no other of its kind should be tried now. */
export async function runJob(job: ClaimedJob, handler: JobHandler, parts: WorkerParts): Promise<boolean> {
  const { database, log, now } = parts
  const retries = handler.retries ?? usualRetries
  // Whoever ran it died each time: it is not to take one process after the other with it.
  if (job.everySeconds === null && job.attempts > retries.most) {
    await markFailed(database.kysely, job, 'Its worker ended before it did, each time.')
    return true
  }
  const next = nextTry(job, retries, now())
  const stopRenewing = keepLease(job, parts)
  let isComplete = false
  try {
    await handler.run(job.payload, {
      id: job.id,
      isLast: next === null,
      async complete(db) {
        if (!(await finishJob(db, job, now()))) throw new Error('The lease of this job is over.')
        isComplete = true
      },
    })
    if (!isComplete && !(await finishJob(database.kysely, job, now())))
      log.warn(about(job), 'a job outlived its lease: another worker has taken it up')
    return true
  } catch (error) {
    const words = inWords(error)
    if (next) await putOff(database.kysely, job, next, words)
    else await markFailed(database.kysely, job, words)
    const details = { ...about(job), reason: words }
    if (next) log.warn(details, 'job to be tried again')
    else log.error(details, 'job failed for good')
    return !(error instanceof RetryLater && error.isKindDown)
  } finally {
    stopRenewing()
  }
}

/** Renews the lease for as long as the job runs, so that it is short for one whose worker has died. */
function keepLease(job: ClaimedJob, { database, log, now }: WorkerParts): () => void {
  const timer = setInterval(() => {
    renewLease(database.kysely, job, now()).catch(error =>
      log.warn({ error, ...about(job) }, 'a lease was not renewed'),
    )
  }, leaseMilliseconds / 3)
  timer.unref()
  return () => clearInterval(timer)
}

const about = ({ id, kind, attempts }: ClaimedJob) => ({ job: id, kind, attempts })

const address = /[^\s<>"']+@[^\s<>"']+/g
const longest = 300

/** For an operator, who sees no address of anybody. */
const inWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(address, '…').slice(0, longest)
