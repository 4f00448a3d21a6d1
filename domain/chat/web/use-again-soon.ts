import { useCallback, useEffect, useRef } from 'react'

/** Of all who are in a room and hear the same, few ask in one moment. */
export const spread = 2_000

/** Asks once for whatever is heard until then, in a moment of this page's own. */
export function useAgainSoon(again: () => unknown) {
  const latest = useRef(again)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = again
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void latest.current()
    }, Math.random() * spread)
  }, [])
}
