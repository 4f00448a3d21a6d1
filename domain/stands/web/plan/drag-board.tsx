import {
  DndContext,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useRef } from 'react'

type Point = { x: number; y: number }

const standUnder = (target: EventTarget | null): number | null => {
  if (!(target instanceof Element)) return null
  const element = target.closest('[data-stand]')
  // A button within a card is pressed, not dragged, unless it is the card's own handle.
  if (!element || target.closest('[data-no-drag]')) return null
  return Number(element.getAttribute('data-stand')) || null
}

/** Only what carries a stand starts a drag. */
class StandMouse extends MouseSensor {
  static override activators = MouseSensor.activators.map(activator => ({
    ...activator,
    handler: (...[event, options]: Parameters<typeof activator.handler>) =>
      standUnder(event.nativeEvent.target) !== null && activator.handler(event, options),
  }))
}
class StandTouch extends TouchSensor {
  static override activators = TouchSensor.activators.map(activator => ({
    ...activator,
    handler: (...[event, options]: Parameters<typeof activator.handler>) =>
      standUnder(event.nativeEvent.target) !== null && activator.handler(event, options),
  }))
}

const silent = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Props = {
  onLift: (stand: number, at: Point) => void
  onMove: (at: Point) => void
  onDrop: (at: Point) => void
  onCancel: () => void
  children: ReactNode
}

/**
 * Dragging by mouse, and by finger after a short hold so that the page still scrolls. Whatever inside carries
 * `data-stand` can be dragged, in HTML and in a drawing alike. What keys do, and what is said, is the page's.
 */
export function DragBoard({ onLift, onMove, onDrop, onCancel, children }: Props) {
  const pointer = useRef<Point | null>(null)
  const isLifted = useRef(false)
  const sensors = useSensors(
    useSensor(StandMouse, { activationConstraint: { distance: 6 } }),
    useSensor(StandTouch, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const start = ({ activatorEvent }: DragStartEvent) => {
    const stand = standUnder(activatorEvent.target)
    const touch = 'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : undefined
    const { clientX: x, clientY: y } = touch ?? (activatorEvent as MouseEvent)
    pointer.current = { x, y }
    isLifted.current = stand !== null
    if (stand !== null) onLift(stand, { x, y })
  }
  const follow = (_: DragMoveEvent) => {
    if (isLifted.current && pointer.current) onMove(pointer.current)
  }
  const end = (finish: (at: Point) => void) => () => {
    if (isLifted.current && pointer.current) finish(pointer.current)
    isLifted.current = false
  }
  return (
    <DndContext
      sensors={sensors}
      autoScroll={{ threshold: { x: 0.06, y: 0.08 } }}
      onDragStart={start}
      onDragMove={follow}
      onDragEnd={end(onDrop)}
      onDragCancel={end(onCancel)}
      collisionDetection={({ pointerCoordinates }) => {
        if (pointerCoordinates) pointer.current = pointerCoordinates
        return []
      }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <Ground>{children}</Ground>
    </DndContext>
  )
}

function Ground({ children }: { children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'plan' })
  return (
    <div ref={setNodeRef} {...listeners}>
      {children}
    </div>
  )
}
