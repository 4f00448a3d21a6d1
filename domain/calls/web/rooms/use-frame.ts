import { type RefObject, useEffect, useRef, useState } from 'react'

type Frame = { width: number; height: number }

/** How much room an element has, as that changes. */
export function useFrame<E extends Element>(): [RefObject<E | null>, Frame] {
  const element = useRef<E>(null)
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFrame({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, frame]
}
