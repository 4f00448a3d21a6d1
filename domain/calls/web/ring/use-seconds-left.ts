import { useEffect, useRef } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { visioRoomByUniqid } from '../../contract/calls.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { callStore } from '../call-store.ts'
import { useNow } from '../clock.ts'

/** The server ends a ring and says so; where that was not heard, it is asked a little later. */
const unheard = 2_500

/** How long it still rings. */
export function useSecondsLeft({ uniqid }: VisioCall, until: number): number {
  const api = useApi()
  const now = useNow()
  /** When it is asked next; one question at a time. */
  const next = useRef(0)
  const isDue = now > Math.max(until + unheard, next.current)
  useEffect(() => {
    if (!isDue) return
    next.current = Date.now() + unheard
    const look = async () => {
      const call = await api.call(visioRoomByUniqid, { params: { id: uniqid } })
      const { shown } = callStore.get()
      if (shown?.kind !== 'ringing' || shown.call.uniqid !== uniqid) return
      if (call.state === 'ringing') callStore.ring(call)
      else callStore.show(call.state === 'missed' ? { kind: 'over', call } : null)
    }
    // Whoever is not reached is asked again.
    look().catch(() => undefined)
  }, [api, isDue, uniqid])
  return Math.max(0, Math.ceil((until - now) / 1_000))
}
