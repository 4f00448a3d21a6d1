import { type RefObject, startTransition, useEffect, useState } from 'react'

const inSteps = (width: number) => Math.max(280, Math.floor(width / 8) * 8)

/** The width of a stage, in steps of 8 px so that dragging a window does not redraw at each pixel. */
export function useStageWidth(stage: RefObject<HTMLElement | null>, assumed: number): number {
  const [width, setWidth] = useState(() => inSteps(assumed))
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0
      if (measured > 0) startTransition(() => setWidth(inSteps(measured)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return width
}
