import { type RefObject, useEffect, useState } from 'react'
import { streamRetry } from './stream-retry.ts'

export type StreamTrouble = 'failed' | null

const isOwnPlayer = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== ''

/**
 * Gives a stream to a film: by hls.js where it runs, which is loaded for this alone, else by the browser’s own player.
 * What breaks off comes back by itself as long as there is hope.
 */
export function useStream(ref: RefObject<HTMLVideoElement | null>, url: string | null): StreamTrouble {
  const [trouble, setTrouble] = useState<StreamTrouble>(null)
  useEffect(() => {
    const video = ref.current
    if (!video || url === null) return
    let stop = () => {}
    let isGone = false
    const start = async () => {
      const { default: Hls } = await import('hls.js')
      if (isGone) return
      if (!Hls.isSupported()) {
        if (isOwnPlayer(video)) video.src = url
        else setTrouble('failed')
        return
      }
      const hls = new Hls({ enableWorker: false })
      const retry = streamRetry({
        load: () => hls.loadSource(url),
        recover: () => hls.recoverMediaError(),
        tell: isFailed => setTrouble(isFailed ? 'failed' : null),
      })
      hls.on(Hls.Events.FRAG_LOADED, retry.arrived)
      hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
        if (fatal) retry.broken({ isMedia: type === Hls.ErrorTypes.MEDIA_ERROR })
      })
      hls.loadSource(url)
      hls.attachMedia(video)
      stop = () => {
        retry.stop()
        hls.destroy()
      }
    }
    start().catch(() => setTrouble('failed'))
    return () => {
      isGone = true
      stop()
    }
  }, [ref, url])
  return trouble
}
