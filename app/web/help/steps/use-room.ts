import { useEffect, useState } from 'react'
import { stepsRoom } from './beginners.ts'

/** The room in the menu beside a page, as long as that menu is shown. */
export function useRoom(screen: string) {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may bring another menu
  useEffect(() => {
    const found = document.getElementById(stepsRoom)
    const look = () => setRoom(found && found.offsetWidth > 0 ? found : null)
    look()
    if (!found) return
    const sizes = new ResizeObserver(look)
    sizes.observe(found)
    return () => sizes.disconnect()
  }, [screen])
  return room
}
