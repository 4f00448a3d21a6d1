import { invalid } from '#platform/server/refusal.ts'

export type Time = { begin: string; end: string }
const yearMs = 366 * 24 * 3_600_000
const longestMs = 8 * 3_600_000

/** @throws 422 for a time that has passed, is too far away, ends before it begins or lasts too long */
export function assertTime({ begin, end }: Time, field: string, now: Date): void {
  const [from, to] = [new Date(begin).getTime(), new Date(end).getTime()]
  if (!(to > from) || to - from > longestMs) throw invalid({ [field]: 'interview_times_order' })
  if (from <= now.getTime() || from > now.getTime() + yearMs) throw invalid({ [field]: 'interview_past' })
}
