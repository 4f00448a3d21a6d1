import { type RefObject, startTransition, useEffect, useState } from 'react'

const stepped = (width: number) => Math.max(280, Math.floor(width / 8) * 8)

const debounce = 200

/**
 * The width of a stage, in steps of 8 px: first at once, then when it has come to rest, so that dragging a window does
 * not redraw at each pixel.
 */
export function useStageWidth(stage: RefObject<HTMLElement | null>, assumed: number): number {
  const [width, setWidth] = useState(() => stepped(assumed))
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let isFirst = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0
      if (measured <= 0) return
      clearTimeout(timer)
      const settle = () => startTransition(() => setWidth(stepped(measured)))
      if (isFirst) settle()
      else timer = setTimeout(settle, debounce)
      isFirst = false
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [stage])
  return width
}
