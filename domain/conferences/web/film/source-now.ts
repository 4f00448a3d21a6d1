import type { ShownSource } from '../../contract/calls.ts'

/** Where a session is seen at this moment: what is due by its times, in the reader’s language if there is one of it. */
export function sourceNow(
  sources: readonly ShownSource[],
  now: number,
  language: string,
): ShownSource | null {
  const isDue = ({ from, until }: ShownSource) =>
    (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))
  const due = sources.filter(isDue)
  const timed = due.filter(one => one.from !== null)
  const among = timed.length ? timed : due
  return among.find(one => one.language === language) ?? among[0] ?? null
}
