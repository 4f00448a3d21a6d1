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

/** What is carried here: its element says which by `data-stand` or `data-session`. */
type Carried = 'stand' | 'session'

const carriedUnder = (target: EventTarget | null, carried: Carried): number | null => {
  if (!(target instanceof Element)) return null
  const element = target.closest(`[data-${carried}]`)
  // A button within a card is pressed, not dragged, unless it is the card's own handle.
  if (!element || target.closest('[data-no-drag]')) return null
  return Number(element.getAttribute(`data-${carried}`)) || null
}

/** Only what is carried starts a drag. */
const sensorsOf = (carried: Carried) => ({
  Mouse: class extends MouseSensor {
    static override activators = MouseSensor.activators.map(activator => ({
      ...activator,
      handler: (...[event, options]: Parameters<typeof activator.handler>) =>
        carriedUnder(event.nativeEvent.target, carried) !== null && activator.handler(event, options),
    }))
  },
  Touch: class extends TouchSensor {
    static override activators = TouchSensor.activators.map(activator => ({
      ...activator,
      handler: (...[event, options]: Parameters<typeof activator.handler>) =>
        carriedUnder(event.nativeEvent.target, carried) !== null && activator.handler(event, options),
    }))
  },
})
const sensorsFor = { stand: sensorsOf('stand'), session: sensorsOf('session') }

const silent = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Props = {
  carries?: Carried
  onLift: (id: number, at: Point) => void
  onMove: (at: Point) => void
  onDrop: (at: Point) => void
  onCancel: () => void
  children: ReactNode
}

/**
 * Dragging by mouse, and by finger after a short hold so that the page still scrolls. Whatever inside carries
 * `data-stand`, or else what is said, can be dragged, in HTML and in a drawing alike. What keys do, and what is said, is the page's.
 */
export function DragBoard({ carries = 'stand', onLift, onMove, onDrop, onCancel, children }: Props) {
  const pointer = useRef<Point | null>(null)
  const isLifted = useRef(false)
  const sensors = useSensors(
    useSensor(sensorsFor[carries].Mouse, { activationConstraint: { distance: 6 } }),
    useSensor(sensorsFor[carries].Touch, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const start = ({ activatorEvent }: DragStartEvent) => {
    const id = carriedUnder(activatorEvent.target, carries)
    const touch = 'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : undefined
    const { clientX: x, clientY: y } = touch ?? (activatorEvent as MouseEvent)
    pointer.current = { x, y }
    isLifted.current = id !== null
    if (id !== null) onLift(id, { x, y })
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
