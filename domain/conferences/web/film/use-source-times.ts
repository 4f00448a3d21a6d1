import { useEffect, useState } from 'react'
import { nextChange } from './source-now.ts'

/** A timer holds no longer. */
const longest = 600_000

/** The time by which sources follow each other: drawn anew when one begins or is over, without a reload. */
export function useSourceTimes(
  sources: readonly { from: string | null; until: string | null }[],
  clock: () => number,
  drawn: string,
): number {
  // What is drawn first says what the server said.
  const [now, setNow] = useState(() => Date.parse(drawn))
  useEffect(() => {
    const change = nextChange(sources, clock())
    const wait = change === null ? longest : Math.min(Math.max(change - clock(), 0) + 50, longest)
    const timer = setTimeout(() => setNow(clock()), wait)
    return () => clearTimeout(timer)
  })
  return Math.max(now, Date.parse(drawn))
}
