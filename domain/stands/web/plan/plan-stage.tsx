import { type KeyboardEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { PlanHall, PlanStand } from '#domain/halls/contract/plan.ts'
import { drawnHall, drawnStand, PLACE_WIDTH } from '#domain/halls/web/plan/plan-record.ts'
import { usePlanWords } from '#domain/halls/web/plan/plan-words.ts'
import type { DrawnPlace } from '#domain/scenes/contract/scene.ts'
import { isMove, nextBooth } from '#domain/scenes/web/next-booth.ts'
import { layPlan, placeAt, pointOnDrawing, viewPlan } from '#domain/scenes/web/plan-layout.ts'
import { PlanScene } from '#domain/scenes/web/plan-scene.tsx'
import { useStageWidth } from '#domain/scenes/web/use-stage-width.ts'
import type { Hand } from './lifted.ts'
import styles from './plan.module.css'

export type StageHandle = {
  /** The number of the place under a point of the page. */
  placeUnder: (x: number, y: number) => number | null
  focusPlace: (number: number) => void
}

type Props = {
  hall: PlanHall
  stands: ReadonlyMap<number, PlanStand>
  hand: Hand | null
  onPress: (number: number) => void
  onKey: (number: number, event: KeyboardEvent) => void
  onAim: (number: number) => void
  ref: { current: StageHandle | null }
}

/** Tiles never get smaller than this; a wider hall is scrolled. */
const smallest = 13

/** The drawn hall: where each stand stands, and where the one in hand would go. */
export function PlanStage({ hall, stands, hand, onPress, onKey, onAim, ref }: Props) {
  const words = usePlanWords()
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const width = useStageWidth(frame, 1000)
  const plan = useMemo(() => drawnHall(hall, stands), [hall, stands])
  const layout = useMemo(() => layPlan(plan.places), [plan])
  const least = Math.ceil((layout.width + layout.depth) * smallest) + 24
  const view = useMemo(() => viewPlan(layout, Math.max(width, least)), [layout, width, least])
  const [current, setCurrent] = useState<number | null>(null)
  const goal = hand?.goal?.kind === 'place' ? hand.goal.number : null

  const pointAt = (x: number, y: number) => {
    const box = drawing.current?.querySelector('svg')?.getBoundingClientRect()
    return box ? pointOnDrawing(box, view, x, y) : null
  }
  const focusPlace = (number: number) => {
    setCurrent(number)
    requestAnimationFrame(() =>
      drawing.current?.querySelector<SVGElement>(`[data-place="${number}"]`)?.focus(),
    )
  }
  useImperativeHandle(ref, () => ({
    placeUnder: (x, y) => {
      const point = pointAt(x, y)
      return point ? (placeAt(layout, view, ...point)?.place.id ?? null) : null
    },
    focusPlace,
  }))
  // Another hall begins at its first place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hall is what changes
  useEffect(() => setCurrent(null), [hall.id])

  const pressKey = (place: DrawnPlace, event: KeyboardEvent) => {
    if (isMove(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      const stops = layout.slots.map(slot => ({ id: slot.place.id, aisle: slot.aisle, along: slot.x }))
      const next = nextBooth(stops, place.id, event.key)
      focusPlace(next)
      onAim(next)
    } else onKey(place.id, event)
  }
  const point = hand?.by === 'drag' && hand.pointer ? pointAt(hand.pointer.x, hand.pointer.y) : null
  const isOverFloor = point && goal !== null
  const isHere = hand?.from?.hall === hall.id
  return (
    <div ref={frame} className={styles.stage} style={{ '--least': `${least}px` }}>
      <PlanScene
        ref={drawing}
        plan={plan}
        layout={layout}
        view={view}
        words={words}
        current={current}
        target={goal}
        lifted={
          hand && {
            stand: drawnStand(hand.stand),
            from: isHere ? (hand.from?.number ?? null) : null,
            width: PLACE_WIDTH,
            ...(isOverFloor && { at: view.eye.inv(...point) }),
          }
        }
        onPlacePress={place => onPress(place.id)}
        onPlaceKeyDown={pressKey}
        onPlaceFocus={place => setCurrent(place.id)}
      />
    </div>
  )
}
