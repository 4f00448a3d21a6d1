import { useEffect } from 'react'
import type { VideoRoom } from '../media/video-room.ts'

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)

/** M, C and P, wherever one does not write. Nobody hangs up by a key. */
export function useCallKeys(media: VideoRoom) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      const { sending } = media.view()
      const actions: Readonly<Record<string, () => Promise<void>>> = {
        m: () => media.setMicrophone(!sending.microphone),
        c: () => media.setCamera(!sending.camera),
        p: () => media.shareScreen(!sending.screen),
      }
      const act = actions[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      void act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [media])
}
