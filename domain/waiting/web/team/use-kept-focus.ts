import { type FocusEvent, useEffect, useRef } from 'react'

const row = '[data-place]'
const idOf = (element: Element) => element.closest(row)?.getAttribute('data-place') ?? null

/**
 * Whoever works the queue by keyboard goes on where they were: what they press goes with what it has done. The focus is then on
 * what can be done with the same person, or on what stands above once they are gone.
 */
export function useKeptFocus<List extends HTMLElement, Above extends HTMLElement>() {
  const list = useRef<List>(null)
  const above = useRef<Above>(null)
  const place = useRef<string | null>(null)
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const same = list.current?.querySelector(`[data-place="${place.current}"]`)
    const next = same?.querySelector<HTMLElement>('button:enabled, a') ?? above.current
    next?.focus()
  })
  const onFocus = ({ target }: FocusEvent) => {
    place.current = idOf(target)
  }
  // Left by somebody, and not with the button.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget?.closest('[role=menu]')) return
    const left = idOf(target)
    setTimeout(() => {
      if (target.isConnected && place.current === left) place.current = null
    })
  }
  return { above, list: { ref: list, onFocus, onBlur } }
}
