import { useEffect, useState } from 'react'

/** What is shown over everything else, on the whole screen; the browser's own key ends it as well, and so does leaving. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  // The page itself, so that menus, dialogs and a call that rings stay in sight.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    )
  return { isFull, toggle }
}
