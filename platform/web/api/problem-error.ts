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
