import { type RefObject, useEffect, useState } from 'react'

/** The call on the whole screen; the browser's own key ends it as well. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined)
  return { isFull, toggle }
}
