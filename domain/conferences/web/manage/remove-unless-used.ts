import type { Use } from '#platform/contract/problem.ts'
import { ProblemError } from '#platform/web/api/client.ts'

/** Deletes it. @returns what kept it from being deleted; null once it is gone */
export async function removeUnlessUsed(remove: () => Promise<unknown>): Promise<readonly Use[] | null> {
  try {
    await remove()
    return null
  } catch (error) {
    if (error instanceof ProblemError && error.problem.used_by) return error.problem.used_by
    throw error
  }
}
