import type { ConferenceView } from '../../contract/calls.ts'

const second = 1000

/**
 * How long a page waits before it asks again whether one may come in: doors open by the clock, of which nobody is told. Those
 * who wait ask within five seconds, not in one moment.
 */
export function untilDoors(
  { entry, doors, now }: Pick<ConferenceView, 'entry' | 'doors' | 'now'>,
  spread: number,
) {
  if (entry.reason !== 'doors_closed' || doors === null) return Number.POSITIVE_INFINITY
  const left = Math.max(Date.parse(doors) - Date.parse(now), 0)
  return left + second + spread * 4 * second
}
