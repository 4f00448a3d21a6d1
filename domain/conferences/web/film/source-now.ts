import type { ShownSource } from '../../contract/calls.ts'

const time = (text: string | null) => (text === null ? null : Date.parse(text))

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

type Timed = Pick<ShownSource, 'from' | 'until'>

/** When the next of several begins. */
export const nextSource = (sources: readonly Timed[], now: number): number | null =>
  sources
    .map(({ from }) => time(from))
    .filter(from => from !== null && from > now)
    .reduce<number | null>((first, from) => (first === null || (from ?? 0) < first ? from : first), null)

/** When something else is due: one begins, or is over. */
export const nextChange = (sources: readonly Timed[], now: number): number | null =>
  sources
    .flatMap(({ from, until }) => [time(from), time(until)])
    .filter(at => at !== null && at > now)
    .reduce<number | null>((first, at) => (first === null || (at ?? 0) < first ? at : first), null)
