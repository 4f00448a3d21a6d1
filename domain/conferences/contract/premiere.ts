/** What shows a film at the same second to everybody: when its first second is, and until when that holds; in milliseconds. */
export type Premiere = { begin: number; end: number | null }

/** The second that everybody sees now; negative before it begins. */
export const secondNow = ({ begin }: Premiere, now: number): number => (now - begin) / 1_000

/** Afterwards everybody sees it as they like. */
export const isPremiere = ({ begin, end }: Premiere, now: number): boolean =>
  begin > now || end === null || now < end

/** The second that somebody may go to who wants another: none lies ahead of what everybody sees. */
export const reachable = (premiere: Premiere | null, wanted: number, now: number): number =>
  Math.max(0, premiere && isPremiere(premiere, now) ? Math.min(wanted, secondNow(premiere, now)) : wanted)

/** Further behind than this a film is not merely slow to load. */
const behind = 2.5

/**
 * What a film that runs has to do to be where everybody is: nothing, or go to a second. Whoever has gone back on purpose
 * is let be, as long as they are not ahead.
 */
export function correction(
  premiere: Premiere,
  at: number,
  now: number,
  { isFollowing, duration }: { isFollowing: boolean; duration: number },
): number | null {
  if (!isPremiere(premiere, now)) return null
  const due = secondNow(premiere, now)
  if (due < 0) return null
  const last = Number.isFinite(duration) ? Math.min(due, duration) : due
  if (at > due + 1) return last
  return isFollowing && last - at > behind ? last : null
}
