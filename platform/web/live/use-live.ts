import { useEffect, useRef } from 'react'
import { useApi } from '../api/api-context.tsx'
import { listen } from './listen.ts'

/** The page is there before it listens: nothing takes the line from what is still loading. */
const settle = 1_500
/** Of many pages that hear the same, not all ask in the same moment. */
const spread = 400

/**
 * Calls `changed` when a topic has changed, and `news` with what has changed where the server says so itself. A page out
 * of sight does not listen; it asks when it is seen again.
 */
export function useLive(
  topic: string | null,
  changed: () => unknown,
  news: (what: unknown) => unknown = () => {},
) {
  const api = useApi()
  const latest = useRef({ changed, news })
  useEffect(() => {
    latest.current = { changed, news }
  })
  useEffect(() => {
    if (topic === null) return
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let soon: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(soon)
      soon = setTimeout(() => void latest.current.changed(), Math.random() * spread)
    }
    const begin = (wait: number) => {
      timer = setTimeout(() => {
        stop = listen(api, topic, { changed: hear, news: what => void latest.current.news(what) })
      }, wait)
    }
    const end = () => {
      clearTimeout(timer)
      clearTimeout(soon)
      stop?.()
      stop = undefined
    }
    const look = () => {
      end()
      if (!document.hidden) begin(0)
    }
    if (!document.hidden) begin(settle)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      end()
    }
  }, [api, topic])
}
