import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Camera } from './hall-drawing.tsx'
import { type HallView, READABLE_U } from './hall-layout.ts'

const STEP = 1.35
const LARGEST_U = 44

type Pan = { x: number; y: number }

const within = (v: number, low: number, high: number) => Math.min(Math.max(v, low), high)

/** The view of a hall, magnified `zoom` times around the middle of the stage and pushed by `pan`, never out of sight. */
export function cameraOf(view: HallView, zoom: number, pan: Pan): Camera {
  const [ox, oy] = view.projection.p(0, 0)
  const [midX, midY] = [view.width / 2, view.height / 2]
  const roomX = (view.width * (zoom - 1)) / 2
  const roomY = (view.height * (zoom - 1)) / 2
  return {
    u: view.u * zoom,
    ox: midX + (ox - midX) * zoom + within(pan.x, -roomX, roomX),
    oy: midY + (oy - midY) * zoom + within(pan.y, -roomY, roomY),
  }
}

/** Zoom by buttons, by + and −, by Ctrl and the wheel; pan by dragging. Offered where a hall is too small to be read. */
export function useZoom(stage: RefObject<HTMLElement | null>, view: HallView) {
  const [zoom, setZoom] = useState(1)
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0 })
  const [dragging, setDragging] = useState(false)
  const start = useRef<{ x: number; y: number; pan: Pan; moved: boolean } | null>(null)
  const offered = view.u < READABLE_U
  const largest = offered ? Math.max(1, LARGEST_U / view.u) : 1
  const scale = within(zoom, 1, largest)
  const camera = cameraOf(view, scale, pan)

  const by = (factor: number) => {
    const next = within(scale * factor, 1, largest)
    setZoom(next)
    setPan(p => ({ x: (p.x * next) / scale, y: (p.y * next) / scale }))
  }
  const showAll = () => {
    setZoom(1)
    setPan({ x: 0, y: 0 })
  }
  const wheel = useRef(by)
  wheel.current = by

  useEffect(() => {
    const element = stage.current
    if (!element || !offered) return
    const onWheel = (e: WheelEvent) => {
      if (!e.ctrlKey) return
      e.preventDefault()
      wheel.current(e.deltaY < 0 ? 1.12 : 1 / 1.12)
    }
    // React listens passively to the wheel: only a listener of our own may keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [stage, offered])

  const room = view.width * (scale - 1) > 1
  const handlers = {
    onKeyDown: (e: KeyboardEvent) => {
      if (!offered || e.ctrlKey || e.metaKey || e.altKey) return
      if (e.key === '+' || e.key === '=') by(STEP)
      else if (e.key === '-' || e.key === '−') by(1 / STEP)
      else if (e.key === '0') showAll()
      else return
      e.preventDefault()
    },
    onPointerDown: (e: PointerEvent) => {
      if (room && e.button === 0) start.current = { x: e.clientX, y: e.clientY, pan, moved: false }
    },
    onPointerMove: (e: PointerEvent) => {
      const from = start.current
      if (!from) return
      if (e.buttons === 0) {
        start.current = null
        setDragging(false)
        return
      }
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y]
      if (!from.moved && Math.hypot(dx, dy) < 5) return
      from.moved = true
      setDragging(true)
      const roomX = (view.width * (scale - 1)) / 2
      const roomY = (view.height * (scale - 1)) / 2
      setPan({ x: within(from.pan.x + dx, -roomX, roomX), y: within(from.pan.y + dy, -roomY, roomY) })
    },
    onPointerUp: () => {
      setDragging(false)
      if (!start.current?.moved) start.current = null
    },
  }
  /** Was the click that follows the end of a drag? Then it is not a visit. */
  const endsDrag = () => {
    const moved = start.current?.moved ?? false
    start.current = null
    return moved
  }
  /** Brings a point of the stage into sight: the keyboard walks beyond the edge. */
  const reveal = (x: number, y: number) => {
    if (!room) return
    const margin = 80
    const dx = x < margin ? margin - x : x > view.width - margin ? view.width - margin - x : 0
    const dy = y < margin ? margin - y : y > view.height - margin ? view.height - margin - y : 0
    if (dx || dy) setPan(p => ({ x: p.x + dx, y: p.y + dy }))
  }
  return {
    camera,
    offered,
    dragging,
    handlers,
    endsDrag,
    reveal,
    zoomIn: () => by(STEP),
    zoomOut: () => by(1 / STEP),
    showAll,
    canZoomIn: scale < largest - 1e-3,
    canZoomOut: scale > 1 + 1e-3,
  }
}
