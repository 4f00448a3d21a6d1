import { type RefObject, useEffect, useState } from 'react'
import { correction, type Premiere, reachable } from '../../contract/premiere.ts'

export type FilmState = {
  second: number
  duration: number
  isPlaying: boolean
  isMuted: boolean
  isWaiting: boolean
  isFailed: boolean
}

const atFirst: FilmState = {
  second: 0,
  duration: Number.NaN,
  isPlaying: false,
  isMuted: false,
  isWaiting: false,
  isFailed: false,
}

const events = [
  'timeupdate',
  'durationchange',
  'play',
  'pause',
  'ended',
  'volumechange',
  'waiting',
  'playing',
  'seeking',
  'seeked',
  'loadedmetadata',
  'error',
] as const

/** What the film does, as its element says; its length by our own clock, where the file does not know it. */
export function useFilm(ref: RefObject<HTMLVideoElement | null>, durationMs: number | null): FilmState {
  const [state, setState] = useState(atFirst)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const read = (event?: Event) =>
      setState({
        second: video.currentTime,
        duration: Number.isFinite(video.duration)
          ? video.duration
          : durationMs === null
            ? Number.NaN
            : durationMs / 1_000,
        isPlaying: !video.paused && !video.ended,
        isMuted: video.muted || video.volume === 0,
        isWaiting: event?.type === 'waiting',
        isFailed: video.error !== null,
      })
    for (const name of events) video.addEventListener(name, read)
    read()
    return () => {
      for (const name of events) video.removeEventListener(name, read)
    }
  }, [ref, durationMs])
  return state
}

export type FilmDeeds = {
  toggle: () => void
  seek: (second: number) => void
  mute: () => void
}

/** What somebody does with it. Of a premiere they go no further than everybody is, and are everywhere else as they like. */
export function useFilmDeeds(
  ref: RefObject<HTMLVideoElement | null>,
  premiere: Premiere | null,
  now: () => number,
): FilmDeeds & { isFollowing: boolean; follow: () => void } {
  const [isFollowing, setFollowing] = useState(premiere !== null)
  useEffect(() => {
    const video = ref.current
    if (!video || !premiere) return
    const timer = setInterval(() => {
      const to = correction(premiere, video.currentTime, now(), {
        isFollowing: isFollowing && !video.paused,
        duration: video.duration,
      })
      if (to !== null) video.currentTime = to
    }, 500)
    return () => clearInterval(timer)
  }, [ref, premiere, now, isFollowing])
  const seek = (second: number) => {
    const video = ref.current
    if (!video) return
    const to = reachable(premiere, second, now())
    setFollowing(premiere !== null && to < second)
    video.currentTime = Number.isFinite(video.duration) ? Math.min(to, video.duration) : to
  }
  const play = (video: HTMLVideoElement) => void video.play().catch(() => {})
  return {
    isFollowing,
    seek,
    toggle: () => {
      const video = ref.current
      if (!video) return
      if (video.paused) play(video)
      else {
        video.pause()
        setFollowing(false)
      }
    },
    follow: () => {
      const video = ref.current
      if (!video) return
      setFollowing(true)
      video.currentTime = reachable(premiere, Number.MAX_SAFE_INTEGER, now())
      play(video)
    },
    mute: () => {
      const video = ref.current
      if (video) video.muted = !video.muted
    },
  }
}
