import { useEffect, useRef } from 'react'

/** Plays what comes in; `loudspeaker` is the browser's id of one that was chosen. */
export function useSink(stream: MediaStream | null, loudspeaker?: string, onBlocked?: () => void) {
  const element = useRef<HTMLAudioElement & HTMLVideoElement>(null)
  const blocked = useRef(onBlocked)
  blocked.current = onBlocked
  useEffect(() => {
    const { current } = element
    if (!current) return
    if (current.srcObject !== stream) current.srcObject = stream
    // A browser that plays nothing unasked begins with the next touch.
    if (stream)
      void current.play().catch(error => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.current?.()
      })
  }, [stream])
  useEffect(() => {
    const { current } = element
    if (current && loudspeaker && 'setSinkId' in current)
      void current.setSinkId(loudspeaker).catch(() => undefined)
  }, [loudspeaker])
  return element
}

/** One track as a stream of its own, the same as long as it is that track. */
export function useTrackStream(track: MediaStreamTrack | null): MediaStream | null {
  const kept = useRef<{ track: MediaStreamTrack; stream: MediaStream } | null>(null)
  if (track === null) return null
  if (kept.current?.track !== track) kept.current = { track, stream: new MediaStream([track]) }
  return kept.current.stream
}
