import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHub } from './hub.ts'
import type { HubState } from './update.ts'

/** Trouble that is over sooner is nobody's business. */
const timeout = 5_000

const watchNothing = () => () => {}
const connected = (): HubState => 'connected'

/** Whether updates come: `connected` also in the first seconds of trouble, and where nothing is listened to. */
export function useHubState(): HubState {
  const hub = useHub()
  const state = useSyncExternalStore(hub?.watchState ?? watchNothing, hub?.state ?? connected, connected)
  const [isLong, setLong] = useState(false)
  const isTrouble = state !== 'connected'
  useEffect(() => {
    if (!isTrouble) return
    const timer = setTimeout(() => setLong(true), timeout)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isTrouble])
  return isLong ? state : 'connected'
}
