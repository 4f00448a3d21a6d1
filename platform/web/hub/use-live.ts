import { useCallback, useEffect, useRef } from 'react'
import type { Update } from './update.ts'
import { useTopic } from './use-topic.ts'

/** Of many pages that hear the same, not all ask in the same moment. */
const spread = 400

/** What the server says itself of a change, by the type of its update. */
type News = { type: string; hear: (what: unknown) => unknown }

/**
 * Calls `changed` when a topic has changed, and `news` with what has changed where the server says so itself. A page out
 * of sight asks once, when it is seen again. Of other types of updates others hear.
 */
export function useLive(topic: string | null, changed: () => unknown, news?: News) {
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
  const hear = ({ type, data }: Update) => {
    const isNews = type === news?.type
    if (isNews && !document.hidden) news.hear(data)
    else if (isNews || type === 'message') ask()
  }
  useTopic(topic, hear, ask)
}
