import { useEffect, useState } from 'react'

/** Draws anew each second, as long as something counts. */
export function useSecond(isCounting: boolean) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => tick(count => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
}
