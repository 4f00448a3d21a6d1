import type { Problem } from '#platform/contract/problem.ts'

/** What a call was refused with, as the server said it. `status` 0: the server was not reached. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly retryAfter: number | null = null,
  ) {
    super(problem.message)
  }
}

/** No server was reached, or none that could answer: the same call may succeed in a moment. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 500)
