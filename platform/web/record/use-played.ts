import { type RefObject, useEffect } from 'react'
import { record } from './record.ts'

/** So often what has been seen is told, should the page end without a word. */
const tellEvery = 30

/** What a film is counted as. */
export type Played = { type: string; id: number; fair: number }

/** Counts the seconds of a film that were played while the page was seen; null counts nothing. */
export function usePlayed(ref: RefObject<HTMLVideoElement | null>, what: Played | null) {
  const { type, id, fair } = what ?? {}
  useEffect(() => {
    if (type === undefined || id === undefined || fair === undefined) return
    let seconds = 0
    const tell = () => {
      if (!seconds) return
      record({ fairId: fair, type: 'play', resourceType: type, resourceId: id, value: seconds })
      seconds = 0
    }
    const timer = setInterval(() => {
      const video = ref.current
      if (!video || video.paused || video.seeking || document.visibilityState !== 'visible') return
      seconds += 1
      if (seconds >= tellEvery) tell()
    }, 1_000)
    const hide = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      tell()
    }
  }, [ref, type, id, fair])
}
