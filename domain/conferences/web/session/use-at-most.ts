import { useCallback, useEffect, useRef } from 'react'

/**
 * Does something at once, or after `delay`, and not again for so many milliseconds: what is asked for meanwhile is done once,
 * at their end.
 */
export function useAtMost(pause: number, act: () => unknown, delay = 0): () => void {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDue = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    if (timer.current !== undefined) {
      isDue.current = true
      return
    }
    const run = () => {
      isDue.current = false
      timer.current = setTimeout(() => {
        timer.current = undefined
        if (isDue.current) run()
      }, pause)
      void latest.current()
    }
    if (delay) timer.current = setTimeout(run, delay)
    else run()
  }, [pause, delay])
}
