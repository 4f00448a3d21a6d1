import { type TransitionEvent, useCallback, useEffect, useRef } from 'react'
import type { BoothPart } from '../../contract/checklist.ts'

/** Brings the part that was just opened to the top of the panel: at once, and again when it has unfolded. */
export function usePartInView(open: BoothPart | null) {
  const panel = useRef<HTMLDivElement>(null)
  const wanted = useRef<BoothPart | null>(null)
  const show = useCallback(() => {
    const section = panel.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`)
    section?.scrollIntoView({ block: 'start' })
    return section
  }, [])
  useEffect(() => {
    if (!open || wanted.current !== open) return
    show()?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [open, show])
  return {
    panel,
    moveTo: (part: BoothPart) => {
      wanted.current = part
      show()
    },
    arrive: (event: TransitionEvent) => {
      if (event.propertyName !== 'height' || !wanted.current) return
      show()
      wanted.current = null
    },
  }
}
