import type { Kysely } from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { Tables } from '#migrations/tables.ts'

/** How a job that fails is tried again: after `first` milliseconds, then twice as long each time, up to `longest`. */
export type Retries = {
  first: number
  longest: number
  /** Tries until it has failed for good, also those in which its worker died. */
  most: number
  /** Milliseconds since it was queued, after which it has failed for good. */
  within?: number
}

/** One try of a job. */
export type Attempt = {
  id: number
  /** None follows when this one fails. */
  isLast: boolean
  /**
   * Ends the job in a transaction of its own work: then both are done, or neither is.
   * @throws Error when the lease is over and the job is another worker's
   */
  complete(db: Kysely<Tables>): Promise<void>
}

/** A kind of work by its name, with the shape of what it is told: small, and no personal data but ids. */
export type JobType<S extends TSchema = TSchema> = { kind: string; payload: S }

export const defineJob = <S extends TSchema>(kind: string, payload: S): JobType<S> => ({ kind, payload })

type Options = {
  /** How many of this kind one process runs at once; 1. */
  lanes?: number
  retries?: Retries
}

export type JobHandler = Options & {
  kind: string
  /** It is there once, and comes back so many seconds after its end. */
  everySeconds?: number
  run(payload: unknown, attempt: Attempt): Promise<unknown>
}

/**
 * Ties a kind of job to what it does. It runs at least once: what is done twice has to come to the same, or end the job
 * in its own transaction (`attempt.complete`).
 */
export const handleJob = <S extends TSchema>(
  { kind }: JobType<S>,
  run: (payload: Static<S>, attempt: Attempt) => Promise<unknown>,
  options: Options = {},
): JobHandler => ({ ...options, kind, run })

/** Work by the clock, once for all processes: the first time at once. */
export const schedule = (kind: string, everySeconds: number, run: () => Promise<unknown>): JobHandler => ({
  kind,
  everySeconds,
  run,
})

/** Thrown by a job that is to be tried again, with words for the operator. */
export class RetryLater extends Error {
  /** Others of its kind would fail too: none is tried until the next look. */
  readonly isKindDown: boolean

  constructor(reason: string, { isKindDown = false } = {}) {
    super(reason)
    this.isKindDown = isKindDown
  }
}
