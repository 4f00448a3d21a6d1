import { type RefObject, useEffect } from 'react'
import { record } from '#platform/web/record/record.ts'

/** So often what has been seen is told, should the page end without a word. */
const tellEvery = 30

/** Counts the seconds of a film that were played while the page was seen; null counts nothing. */
export function usePlayed(
  ref: RefObject<HTMLVideoElement | null>,
  what: { conference: number; fair: number } | null,
) {
  const conference = what?.conference
  const fair = what?.fair
  useEffect(() => {
    if (conference === undefined || fair === undefined) return
    let seconds = 0
    const tell = () => {
      if (!seconds) return
      record({
        fairId: fair,
        type: 'play',
        resourceType: 'conferences',
        resourceId: conference,
        value: seconds,
      })
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
  }, [ref, conference, fair])
}
