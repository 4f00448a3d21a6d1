import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isMove, nextBooth, type Stop } from './next-booth.ts'

export type RovingOptions = {
  root: RefObject<HTMLElement | null>
  stops: readonly Stop[]
  /** Enter, a click, or a second tap. Without it the links do what links do. */
  onVisit?: (id: number) => void
  /** `L`: the other face of the scene. */
  onToggleTwin?: () => void
  /** The booth one comes back from: it has the focus at once. */
  start?: number | null
  /** Without a card the first tap is the visit. */
  isDirect?: boolean
}

const boothOf = (target: EventTarget): number | null => {
  const link = target instanceof Element ? target.closest('[data-booth]') : null
  const id = link?.getAttribute('data-booth')
  return id ? Number(id) : null
}
const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
const plain = (e: MouseEvent) => e.button === 0 && !e.ctrlKey && !e.metaKey && !e.shiftKey && !e.altKey

const positionOf = (e: PointerEvent) => `${Math.round(e.clientX)},${Math.round(e.clientY)}`

/** How long the pointer may be away before the card goes: enough to cross from a booth to its card. */
const LINGER = 260

/**
 * Walking a scene: one tab stop that roves by arrows, the card of a booth on hover, focus and first tap, Enter visits,
 * Escape closes. All by delegation, so that a hundred booths carry no handler.
 */
export function useRovingBooths(options: RovingOptions) {
  const { root, stops, onVisit, onToggleTwin, start, isDirect = false } = options
  const [tabStop, setTabStop] = useState<number | null>(stops[0]?.id ?? null)
  const [open, setOpen] = useState<number | null>(null)
  const touched = useRef(false)
  const quiet = useRef(false)
  const pointer = useRef('')
  const closedAt = useRef('')
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const current = stops.some(s => s.id === tabStop) ? tabStop : (stops[0]?.id ?? null)

  const keep = () => clearTimeout(leaving.current)
  const leave = () => {
    keep()
    leaving.current = setTimeout(() => {
      const focused = document.activeElement
      const inside = focused && root.current?.contains(focused) ? focused : null
      // A card that holds the focus, or whose booth does, stays.
      setOpen(shown => (inside && (inside.closest('.z-card') || boothOf(inside) === shown) ? shown : null))
    }, LINGER)
  }
  useEffect(() => () => clearTimeout(leaving.current), [])

  const focus = (id: number) => {
    setTabStop(id)
    root.current?.querySelector<SVGAElement>(`.z-bo[data-booth="${id}"]`)?.focus()
  }
  const came = useRef(start ?? null)
  useEffect(() => {
    if (came.current === null) return
    quiet.current = true
    setTabStop(came.current)
    root.current?.querySelector<SVGAElement>(`.z-bo[data-booth="${came.current}"]`)?.focus()
    quiet.current = false
    came.current = null
  }, [root])
  const close = () => {
    const inCard = document.activeElement?.closest('.z-card')
    setOpen(null)
    closedAt.current = pointer.current
    if (!inCard || open === null) return
    // The focus goes back to the booth without opening again what was just closed.
    quiet.current = true
    focus(open)
    quiet.current = false
  }
  const isOpen = open !== null
  const latestClose = useRef(close)
  latestClose.current = close

  // On the window: a card that a mouse has opened goes by Escape as well, wherever the focus is.
  useEffect(() => {
    const onKey = (e: globalThis.KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || writing(e.target)) return
      if (isOpen && e.key === 'Escape') {
        e.preventDefault()
        latestClose.current()
      } else if (onToggleTwin && e.key.toLowerCase() === 'l') {
        e.preventDefault()
        onToggleTwin()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen, onToggleTwin])

  const handlers = {
    onKeyDown: (e: KeyboardEvent) => {
      const id = boothOf(e.target)
      if (id === null || e.ctrlKey || e.metaKey || e.altKey || !isMove(e.key)) return
      e.preventDefault()
      focus(nextBooth(stops, id, e.key))
    },
    onFocus: (e: FocusEvent) => {
      const id = boothOf(e.target)
      if (id === null) return
      keep()
      setTabStop(id)
      // A finger's focus comes just before its click, which decides between card and visit.
      if (!touched.current && !quiet.current) setOpen(id)
    },
    onBlur: (e: FocusEvent) => {
      const next = e.relatedTarget
      if (!(next instanceof Element && next.closest('.z-card'))) leave()
    },
    onPointerDown: (e: PointerEvent) => {
      touched.current = e.pointerType === 'touch'
    },
    onPointerOver: (e: PointerEvent) => {
      // What lay under the card that was closed is not pointed at before the mouse moves.
      if (e.pointerType === 'touch' || positionOf(e) === closedAt.current) return
      closedAt.current = ''
      const id = boothOf(e.target)
      if (id !== null) {
        keep()
        setOpen(id)
      } else if (e.target instanceof Element && e.target.closest('.z-card')) keep()
      else leave()
    },
    onPointerMove: (e: PointerEvent) => {
      pointer.current = positionOf(e)
    },
    onPointerLeave: () => leave(),
    onClick: (e: MouseEvent) => {
      const id = boothOf(e.target)
      if (id === null || !plain(e)) {
        if (touched.current && !(e.target instanceof Element && e.target.closest('.z-card'))) setOpen(null)
        return
      }
      if (touched.current && open !== id && !isDirect) {
        e.preventDefault()
        setOpen(id)
        setTabStop(id)
      } else if (onVisit) {
        e.preventDefault()
        onVisit(id)
      }
      touched.current = false
    },
  }
  return { tabStop: current, open, setOpen, close, focus, handlers }
}
