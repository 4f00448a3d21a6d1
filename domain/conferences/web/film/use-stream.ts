import { type RefObject, useEffect, useState } from 'react'

export type StreamTrouble = 'failed' | null

const isOwnPlayer = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** How often a stream that broke off is asked for again, and how long it waits before. */
const triesMost = 6
const pause = 2_000

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
      let tries = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      hls.on(Hls.Events.FRAG_LOADED, () => {
        tries = 0
        setTrouble(null)
      })
      hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return
        tries += 1
        if (tries > triesMost) {
          setTrouble('failed')
          return
        }
        timer = setTimeout(() => {
          if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
          else hls.loadSource(url)
        }, pause)
      })
      hls.loadSource(url)
      hls.attachMedia(video)
      stop = () => {
        clearTimeout(timer)
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
