import { useSyncExternalStore } from 'react'

const second = 1_000

function onSecond(listener: () => void) {
  const timer = setInterval(listener, second)
  return () => clearInterval(timer)
}

const thisSecond = () => Math.floor(Date.now() / second) * second

/** The second that it is, in milliseconds: for clocks that count down. */
export const useSeconds = (): number => useSyncExternalStore(onSecond, thisSecond, thisSecond)
