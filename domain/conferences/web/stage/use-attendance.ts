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
    let place: string | undefined
    /** Where the answer is another than the last, the page shows it. */
    const say = async () => {
      const { seat, isShown } = await api.call(attendConference, { ...of, body: {} })
      const before = place
      place = `${seat} ${isShown}`
      if (place !== before) await refresh(ownStage, readStage)
    }
    // Whoever is not let in is told so by the page itself; what was not heard is said again soon.
    const sayAgain = () => void say().catch(() => undefined)
    // A page in the background is slow to say so.
    const sayWhenShown = () => document.visibilityState === 'visible' && sayAgain()
    sayAgain()
    const timer = setInterval(sayAgain, (leaseSeconds * 1000) / 3)
    document.addEventListener('visibilitychange', sayWhenShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sayWhenShown)
      void api.call(leaveConference, of).catch(() => undefined)
    }
  }, [conference, isOn])
}
