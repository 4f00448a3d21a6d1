import { VideoOff } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { machineStorage } from '#platform/web/browser-storage.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Corner, corners, isCorner, movedBy, nearestCorner } from './corner.ts'
import styles from './room.module.css'
import { useSink, useTrackStream } from './sink.ts'

const key = 'calls:corner'

const kept = (): Corner => {
  const corner = machineStorage.read(key)
  return isCorner(corner) ? corner : 'bottom-right'
}

/** One's own picture, in the corner where one wants it: by drag, by the arrows, or by a press to the next one. */
export function OwnPreview({ track, isScreen }: { track: MediaStreamTrack | null; isScreen: boolean }) {
  const t = useWords('calls')
  const sink = useSink(useTrackStream(track))
  const [corner, setCorner] = useState(kept)
  const drag = useRef<{ x: number; y: number; isMoved: boolean } | null>(null)
  const move = (next: Corner) => {
    machineStorage.write(key, next)
    setCorner(next)
  }
  const press = (event: KeyboardEvent) => {
    const next = movedBy(corner, event.key)
    if (!next) return
    event.preventDefault()
    move(next)
  }
  const carry = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const [x, y] = [clientX - drag.current.x, clientY - drag.current.y]
    if (Math.hypot(x, y) > 6) drag.current.isMoved = true
    if (drag.current.isMoved) currentTarget.style.translate = `${x}px ${y}px`
  }
  const drop = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!drag.current?.isMoved || !currentTarget.parentElement) return
    move(
      nearestCorner(
        currentTarget.getBoundingClientRect(),
        currentTarget.parentElement.getBoundingClientRect(),
      ),
    )
    currentTarget.style.translate = ''
  }
  return (
    <button
      type="button"
      className={styles.own}
      data-corner={corner}
      aria-label={t('own.label', { corner: t(`own.${corner}`) })}
      onKeyDown={press}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, y: event.clientY, isMoved: false }
      }}
      onPointerMove={carry}
      onPointerUp={drop}
      onPointerCancel={event => {
        drag.current = null
        event.currentTarget.style.translate = ''
      }}
      onClick={() => {
        const wasMoved = drag.current?.isMoved
        drag.current = null
        if (!wasMoved) move(corners[(corners.indexOf(corner) + 1) % corners.length] ?? corner)
      }}
    >
      {track ? (
        <video
          ref={sink}
          className={styles.ownVideo}
          data-mirrored={!isScreen || undefined}
          autoPlay
          playsInline
          muted
        />
      ) : (
        <span className={styles.ownDark}>
          <Icon of={VideoOff} />
        </span>
      )}
      <span className={styles.you}>{t(isScreen ? 'own.screen' : 'own.you')}</span>
    </button>
  )
}
