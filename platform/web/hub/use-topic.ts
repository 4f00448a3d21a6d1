import { useEffect, useRef } from 'react'
import { useHub } from './hub.ts'
import type { Update } from './update.ts'

/** The page is there before it listens: nothing takes the line from what is still loading. */
const settle = 1_500

/**
 * Calls `onUpdate` with each update of a topic, and `onResync` where some may have been missed: once the topic is heard,
 * and when the hub's history does not reach back. A tab in the background hears as well.
 */
export function useTopic(
  topic: string | null,
  onUpdate: (update: Update) => unknown,
  onResync: () => unknown,
) {
  const hub = useHub()
  const latest = useRef({ onUpdate, onResync })
  useEffect(() => {
    latest.current = { onUpdate, onResync }
  })
  useEffect(() => {
    if (!hub || topic === null) return
    let leave = () => {}
    const timer = setTimeout(() => {
      leave = hub.listen(topic, {
        update: update => void latest.current.onUpdate(update),
        resync: () => void latest.current.onResync(),
      })
    }, settle)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [hub, topic])
}
