import { type PointerEvent as ReactPointerEvent, useRef } from 'react'

const longPress = 450
/** A finger is never quite still. */
const slack = 10
const afterLift = 100

/** A finger that stays on a row chooses it, and opens nothing. */
export function useLongPress(onHold: (target: Element) => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null)
  const isLong = useRef(false)
  const end = () => {
    if (press.current) window.clearTimeout(press.current.timer)
    press.current = null
  }
  const lift = () => {
    end()
    if (!isLong.current) return
    isLong.current = false
    // What the browser makes of the finger that is lifted comes right after.
    window.setTimeout(() => window.removeEventListener('click', noClick, true), afterLift)
  }
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      end()
      const { target, pointerType, pointerId, clientX: x, clientY: y } = event
      if (pointerType !== 'touch' || !(target instanceof Element)) return
      const timer = window.setTimeout(() => {
        press.current = null
        // Whoever was about to take this for a press is told that it is none.
        target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType }))
        window.addEventListener('click', noClick, true)
        isLong.current = true
        onHold(target)
      }, longPress)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: ReactPointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > slack) end()
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: { preventDefault(): void; nativeEvent: Event }) => {
      if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch')
        event.preventDefault()
    },
  }
}

function noClick(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
