import type { CurrentConference } from '../../contract/current.ts'
import { teamDoorsMinutes } from '../../contract/entry.ts'

const minute = 60_000

/** While a team may start or stop, so often. */
const soon = minute
/** Where nothing is near, so often: programmes change. */
const late = 15 * minute

/**
 * How long a page waits before it asks again what is current. What is on by the clock begins and ends without being asked
 * for; a team starts half an hour before the beginning at the earliest.
 */
export function untilCurrent(conferences: readonly CurrentConference[] | undefined, now: number): number {
  const starts = (conferences ?? [])
    .filter(({ isByClock }) => !isByClock)
    .map(({ state, begin }) =>
      state === 'live' || begin === null ? now : Date.parse(begin) - teamDoorsMinutes * minute,
    )
  return Math.min(late, Math.max(soon, Math.min(...starts) - now))
}
