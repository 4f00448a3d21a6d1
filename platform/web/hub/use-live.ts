import { useCallback, useEffect, useRef } from 'react'
import { useTopic } from './use-topic.ts'

/** Of many pages that hear the same, not all ask in the same moment. */
const spread = 400

/**
 * Calls `changed` when a topic has changed, and `news` with what has changed where the server says so itself. A page out
 * of sight asks once, when it is seen again.
 */
export function useLive(
  topic: string | null,
  changed: () => unknown,
  news: (what: unknown) => unknown = () => {},
) {
  const latest = useRef(changed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDue = useRef(false)
  useEffect(() => {
    latest.current = changed
  })
  const ask = useCallback(() => {
    isDue.current = document.hidden
    if (document.hidden) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latest.current(), Math.random() * spread)
  }, [])
  useEffect(() => {
    const look = () => {
      if (isDue.current) ask()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer.current)
    }
  }, [ask])
  useTopic(topic, ({ type, data }) => (type === 'message' || document.hidden ? ask() : news(data)), ask)
}
