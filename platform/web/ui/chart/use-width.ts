import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is drawn, so that letters in it keep their size. */
export function useWidth(of: RefObject<HTMLElement | null>, first = 720): number {
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const measure = () => setWidth(Math.max(240, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
