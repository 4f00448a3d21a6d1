import { useEffect, useRef } from 'react'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { readComparison } from '../../contract/comparison.ts'
import type { CountedType } from '../../contract/counted.ts'
import { listStatistics, readFunnel, readRoutes, readStatistics } from '../../contract/figures.ts'

/** In milliseconds: figures that are read, and a page that waits for the first of them. */
const [everyMinute, soon] = [60_000, 10_000]

/**
 * Reads figures again as they move: of a fair once it is told that they did, of anything else by the clock. They move every
 * few seconds; only the first is shown at once.
 */
export function useMoving({ type, id }: { type: CountedType; id: number }, isEmpty: boolean) {
  const refresh = useRefresh()
  const isDue = useRef(false)
  const isTold = type === 'fairs'
  const read = () => {
    isDue.current = false
    void refresh(readStatistics, listStatistics, readFunnel, readRoutes, readComparison)
  }
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useLive(isTold ? `stats:${id}` : null, () => {
    if (isEmpty) read()
    else isDue.current = true
  })
  useEffect(() => {
    const look = () => {
      if (!document.hidden && (isDue.current || !isTold)) latest.current()
    }
    const timer = setInterval(look, isEmpty ? soon : everyMinute)
    return () => clearInterval(timer)
  }, [isTold, isEmpty])
}
