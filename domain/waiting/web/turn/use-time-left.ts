import { useEffect, useRef } from 'react'
import { useNow } from '#domain/calls/web/clock.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { currentPlaces } from '../../contract/queue.ts'

/** The server ends the wait and says so; where that was not heard, it is asked a little later. */
const unheard = 2_500

/** Seconds that are left to come. */
export function useTimeLeft(until: number): number {
  const refresh = useRefresh()
  const now = useNow()
  const isOverdue = now > until + unheard
  const asked = useRef(false)
  useEffect(() => {
    if (!isOverdue || asked.current) return
    asked.current = true
    void refresh(currentPlaces)
  }, [isOverdue, refresh])
  return Math.max(0, Math.ceil((until - now) / 1_000))
}
