import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Background jobs'
const allow = ['superAdmin'] as const
const text = Type.Union([Type.String(), Type.Null()])

/** waiting: for its time, or for another try; running: a worker has it; failed: no try was enough. What is done is gone. */
export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]

export const BackgroundJob = Type.Object({
  id: Id,
  kind: Type.String(),
  /** What it is called in the reader’s language; null for an event, which is called by what it says and who hears it. */
  name: text,
  state: Type.Enum([...jobStates]),
  /** Tries since it was queued, or since it last succeeded. */
  attempts: Type.Integer(),
  /** When it runs next; of one that runs, until when its worker has it. */
  runAt: Type.String(),
  /** Seconds between two runs of work that comes by the clock. */
  everySeconds: Type.Union([Type.Integer(), Type.Null()]),
  lastError: text,
  createdAt: Type.String(),
})
export type BackgroundJob = Static<typeof BackgroundJob>

/** What has failed, for good or the last time. */
export const mayRunAgain = ({ state, lastError }: Pick<BackgroundJob, 'state' | 'lastError'>) =>
  state === 'failed' || (state === 'waiting' && lastError !== null)

export const backgroundJobs = defineEndpoint({
  method: 'GET',
  path: '/background_jobs',
  tag,
  summary: 'Work that no request waits for, what has failed first, without what it is about',
  allow,
  form: 'list',
  query: Type.Object({
    state: Type.Optional(Type.Enum([...jobStates])),
    kind: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: Type.Array(BackgroundJob),
})

export const runJobAgain = defineEndpoint({
  method: 'POST',
  path: '/background_jobs/{id}/run_again',
  tag,
  summary: 'Run a job again that has failed; it is written down',
  allow,
  params: Type.Object({ id: Id }),
  audit: 'always',
})
