import { type FocusEvent, useRef, useState } from 'react'
import { steadyOrder } from './steady-order.ts'

/** The order of a list, which waits as long as the pointer or the focus is in it. */
export function useSteadyOrder(wanted: readonly number[]) {
  const shown = useRef<readonly number[]>(wanted)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { order, moved } =
    isPointed || isFocused ? steadyOrder(shown.current, wanted) : { order: [...wanted], moved: 0 }
  shown.current = order
  return {
    order,
    moved,
    holding: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (e: FocusEvent) => {
        if (!(e.relatedTarget instanceof Node && e.currentTarget.contains(e.relatedTarget))) setFocused(false)
      },
    },
  }
}
