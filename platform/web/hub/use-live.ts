import { useCallback, useEffect, useRef } from 'react'
import type { Update } from './update.ts'
import { useTopic } from './use-topic.ts'

/** Of many pages that hear the same, not all ask in the same moment. */
const spread = 400

/** What the server says itself of a change, by the type of its update. */
type News = { type: string; hear: (what: unknown) => unknown }

/**
 * Calls `changed` when a topic has changed, and `news` with what has changed where the server says so itself. A page out
 * of sight asks once, when it is seen again: `isMissed` says that it may have missed updates of every type, as after a lost
 * line. Of other types of updates others hear.
 */
export function useLive(topic: string | null, changed: (isMissed: boolean) => unknown, news?: News) {
  const latest = useRef(changed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDue = useRef(false)
  useEffect(() => {
    latest.current = changed
  })
  const isMissed = useRef(false)
  const ask = useCallback((missed: boolean) => {
    isMissed.current ||= missed
    isDue.current = document.hidden
    if (document.hidden) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const wasMissed = isMissed.current
      isMissed.current = false
      latest.current(wasMissed)
    }, Math.random() * spread)
  }, [])
  const askForAll = useCallback(() => ask(true), [ask])
  useEffect(() => {
    const look = () => {
      if (isDue.current) ask(true)
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
    else if (isNews || type === 'message') ask(false)
  }
  useTopic(topic, hear, askForAll)
}
