import { type RefObject, useEffect, useRef, useState } from 'react'

/** A voice, and not the noise of a room: of 0 to 1. */
const voice = 0.06

/** Shows how loud a microphone is in an element's `--level`, 0 to 1. @returns whether a voice was heard */
export function useLevel(track: MediaStreamTrack | null): [RefObject<HTMLSpanElement | null>, boolean] {
  const bar = useRef<HTMLSpanElement>(null)
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    if (!track) return
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let frame = 0
    const look = () => {
      analyser.getFloatTimeDomainData(samples)
      const level = Math.min(
        1,
        4 * Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length),
      )
      bar.current?.style.setProperty('--level', level.toFixed(2))
      if (level > voice) setHeard(true)
      frame = requestAnimationFrame(look)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      void audio.close()
    }
  }, [track])
  return [bar, isHeard]
}
