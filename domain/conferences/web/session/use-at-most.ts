import { useCallback, useEffect, useRef } from 'react'

/** Does something at once, and not again for so many milliseconds: what is asked for meanwhile is done once, at their end. */
export function useAtMost(pause: number, act: () => unknown): () => void {
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
    run()
  }, [pause])
}
