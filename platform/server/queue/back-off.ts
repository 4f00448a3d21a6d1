import type { Retries } from './job.ts'
import type { ClaimedJob } from './job-rows.ts'

const second = 1_000

export const usualRetries: Retries = { first: 30 * second, longest: 3_600 * second, most: 12 }

/** Of what looks after something every second: a look that fails is followed by another, and never the last. */
export const watchRetries: Retries = { first: second, longest: 5 * second, most: 1_000_000 }

/**
 * When a job that fails now is tried again, null for never. Each pause is twice the last, less up to a quarter of it, so
 * that what has failed together does not come back together.
 */
export function nextTry(
  job: ClaimedJob,
  { first, longest, most, within }: Retries,
  now: Date,
  chance = Math.random(),
): Date | null {
  const pause = Math.min(first * 2 ** Math.min(job.attempts - 1, 20), longest) * (1 - chance / 4)
  if (job.everySeconds !== null) return new Date(now.getTime() + Math.min(pause, job.everySeconds * second))
  const next = new Date(now.getTime() + pause)
  const isLate = within !== undefined && next.getTime() > job.createdAt.getTime() + within
  return isLate || job.attempts >= most ? null : next
}
