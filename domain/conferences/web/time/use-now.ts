import { useSyncExternalStore } from 'react'

const minute = 60_000
const thisMinute = () => Math.floor(Date.now() / minute) * minute

/** Calls with each new minute, and when a page that was out of sight is seen again. */
function onMinute(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The minute that it is, in milliseconds; null as long as the page says what the server drew, which may be older. */
export const useNow = (): number | null => useSyncExternalStore(onMinute, thisMinute, () => null)
