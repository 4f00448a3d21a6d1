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
  const asked = useRef(false)
  const isOverdue = now > until + unheard
  useEffect(() => {
    if (!isOverdue || asked.current) return
    asked.current = true
    const look = async () => {
      const call = await api.call(visioRoomByUniqid, { params: { id: uniqid } })
      const { shown } = callStore.get()
      if (shown?.kind !== 'ringing' || shown.call.uniqid !== uniqid) return
      if (call.state === 'ringing') callStore.ring(call)
      else callStore.show(call.state === 'missed' ? { kind: 'over', call } : null)
    }
    look().catch(() => {
      asked.current = false
    })
  }, [api, isOverdue, uniqid])
  return Math.max(0, Math.ceil((until - now) / 1_000))
}
