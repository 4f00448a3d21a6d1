import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks for what many updates tell of: at once for the first, and once more for all that came while it was answered and for
 * `rest` milliseconds after. However many come, no answer is given up for the next question.
 */
export function useGathered(ask: () => Promise<unknown>, rest: number): () => void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const state = useRef<'resting' | 'asking' | 'asking, and again'>('resting')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      state.current = 'resting'
    },
    [],
  )
  return useCallback(
    function tell() {
      if (state.current !== 'resting') {
        state.current = 'asking, and again'
        return
      }
      state.current = 'asking'
      void latest.current().finally(() => {
        timer.current = setTimeout(() => {
          const isAsked = state.current === 'asking, and again'
          state.current = 'resting'
          if (isAsked) tell()
        }, rest)
      })
    },
    [rest],
  )
}
