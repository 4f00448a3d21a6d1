import type { Context } from '#platform/server/context.ts'
import type { Limit } from '#platform/server/limiter.ts'
import { invalid } from '#platform/server/refusal.ts'

/** Each change of times is a mail: more than that is no arranging. */
const changes: Limit = { name: 'interview-changes', max: 20, seconds: 24 * 3_600 }

/** @throws 429 */
export const countChange = (solicitation: number, { db, services }: Context) =>
  services.limiter.within(db).consume(changes, String(solicitation))

export type Time = { begin: string; end: string }
const yearMs = 366 * 24 * 3_600_000
const longestMs = 8 * 3_600_000

/** @throws 422 for a time that has passed, is too far away, ends before it begins or lasts too long */
export function assertTime({ begin, end }: Time, field: string, now: Date): void {
  const [from, to] = [new Date(begin).getTime(), new Date(end).getTime()]
  if (!(to > from) || to - from > longestMs) throw invalid({ [field]: 'interview_times_order' })
  if (from <= now.getTime() || from > now.getTime() + yearMs) throw invalid({ [field]: 'interview_past' })
}
