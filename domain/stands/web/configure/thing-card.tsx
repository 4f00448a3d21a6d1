import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { FurnishedSpot } from '#domain/scenes/contract/scene.ts'
import { thingIn } from '#domain/scenes/web/booth-interior.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useKitWords } from '#platform/web/ui/kit-words.tsx'
import { cardPlace } from './card-place.ts'
import styles from './configure.module.css'

type Props = {
  title: string
  /** What the room is drawn on. */
  stage: RefObject<HTMLDivElement | null>
  spot: FurnishedSpot
  /** Its first field is typed into at once. */
  isTyped: boolean
  close: () => void
  children: ReactNode
}

/** The fields of one thing of the room, beside it; on a phone from below. The room stays in reach. */
export function ThingCard({ title, stage, spot, isTyped, close, children }: Props) {
  const card = useRef<HTMLElement>(null)
  const heading = useId()
  const words = useKitWords()
  useLayoutEffect(() => {
    const [own, room] = [card.current, stage.current]
    if (!own || !room) return
    const put = () => {
      const thing = thingIn(room, spot)?.getBoundingClientRect()
      if (!thing) return
      const frame = room.getBoundingClientRect()
      const { width, height } = own.getBoundingClientRect()
      const { left, top } = cardPlace(
        {
          left: thing.left - frame.left,
          top: thing.top - frame.top,
          width: thing.width,
          height: thing.height,
        },
        frame,
        { width, height },
      )
      own.style.setProperty('--card-left', `${left}px`)
      own.style.setProperty('--card-top', `${top}px`)
    }
    put()
    const watch = new ResizeObserver(put)
    watch.observe(own)
    watch.observe(room)
    return () => watch.disconnect()
  }, [stage, spot])
  useEffect(() => {
    const field = isTyped && card.current?.querySelector<HTMLElement>('[role=tabpanel] input')
    ;(field || card.current)?.focus({ preventScroll: true })
  }, [isTyped])
  return (
    <section ref={card} role="dialog" aria-labelledby={heading} tabIndex={-1} className={styles.card}>
      <header className={styles.cardHead}>
        <h2 id={heading}>{title}</h2>
        <Button variant="icon" icon={X} aria-label={words.close} onPress={close} />
      </header>
      <div className={styles.part}>{children}</div>
    </section>
  )
}
