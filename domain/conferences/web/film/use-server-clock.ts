import { useEffect, useState } from 'react'

/**
 * The time of the server, by the page’s own clock: what is wrong with it does not count. Each answer brings it anew; the
 * slowest says the least, so that the earliest guess is kept where it is later.
 */
export function useServerClock(said: string): () => number {
  const [clock] = useState(() => {
    let ahead = Number.NEGATIVE_INFINITY
    return {
      hear: (time: number, at: number) => {
        ahead = Math.max(ahead, time - at)
      },
      now: () => (Number.isFinite(ahead) ? performance.now() + ahead : Date.now()),
    }
  })
  useEffect(() => {
    const time = Date.parse(said)
    if (Number.isFinite(time)) clock.hear(time, performance.now())
  }, [said, clock])
  return clock.now
}
