import { useEffect, useRef } from 'react'

/** The last message is seen while its page is in sight; in a tab that nobody looks at, once they come back to it. */
export function useSeesLast(last: number | undefined, onSeen: (message: number) => void) {
  const see = useRef(onSeen)
  see.current = onSeen
  useEffect(() => {
    if (last === undefined) return
    const look = () => {
      if (document.visibilityState === 'visible') see.current(last)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last])
}
