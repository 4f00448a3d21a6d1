import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { openDetector } from './detector.ts'

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none' | 'unreadable'

/** As wide as a code held before the camera needs to be read. */
const widest = 640
const pause = 120

/** Reads what the camera sees, a few times a second, until it is closed; `onText` hears of each text. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void) {
  const [state, setState] = useState<CameraState>('off')
  const stream = useRef<MediaStream>(undefined)
  /** What was pressed last: a camera that the browser gives to an earlier press is let go of. */
  const pressed = useRef<object>(undefined)
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  })

  const close = useCallback(() => {
    pressed.current = undefined
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = undefined
    setState('off')
  }, [])

  const open = async () => {
    const press = {}
    pressed.current = press
    setState('starting')
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      })
      if (pressed.current !== press) {
        for (const track of opened.getTracks()) track.stop()
        return
      }
      const shown = video.current
      stream.current = opened
      if (!shown) return close()
      shown.srcObject = opened
      await shown.play()
      if (pressed.current !== press) return
      setState('on')
      await read(shown, opened)
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      if (pressed.current !== press) return
      // A camera that answers, whose picture cannot be read, is no camera that is away.
      const isRead = stream.current === undefined
      close()
      setState(isDenied ? 'denied' : isRead ? 'none' : 'unreadable')
    }
  }

  async function read(shown: HTMLVideoElement, opened: MediaStream) {
    const detect = await openDetector()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    while (stream.current === opened && context) {
      const scale = Math.min(1, widest / (shown.videoWidth || 1))
      canvas.width = Math.round(shown.videoWidth * scale)
      canvas.height = Math.round(shown.videoHeight * scale)
      if (canvas.width && canvas.height) {
        context.drawImage(shown, 0, 0, canvas.width, canvas.height)
        const text = await detect(context.getImageData(0, 0, canvas.width, canvas.height))
        if (text !== undefined && stream.current === opened) latest.current(text)
      }
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }

  useEffect(() => close, [close])
  // What reads is fetched with the page: a hall's network may be gone when it is wanted.
  useEffect(() => void openDetector().catch(() => undefined), [])
  return { state, open: () => void open(), close }
}
