import { useEffect } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { attendConference, leaseSeconds, leaveConference, ownStage, readStage } from '../../contract/stage.ts'

/** Says that one is in as long as the page is open; whoever goes on to another page has left. */
export function useAttendance(conference: number, isOn: boolean): void {
  const api = useApi()
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who reads and where is the same as long as the page is
  useEffect(() => {
    if (!isOn) return
    const of = { params: { id: conference } }
    // Whoever is not let in is told so by the page itself.
    const say = () => api.call(attendConference, { ...of, body: {} }).catch(() => undefined)
    void say().then(() => refresh(ownStage, readStage))
    const timer = setInterval(() => void say(), (leaseSeconds * 1000) / 2)
    return () => {
      clearInterval(timer)
      void api.call(leaveConference, of).catch(() => undefined)
    }
  }, [conference, isOn])
}
