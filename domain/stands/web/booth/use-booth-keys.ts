import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'

/** What has a use of its own for arrows or Escape. */
const busy =
  'input, textarea, select, iframe, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=radiogroup], [role=tablist]'

/** Left and Right lead to the booths beside, along the aisle; Escape leads back to the hall, to this booth. */
export function useBoothKeys({ previous, next, hall, stand }: StandVisit) {
  const href = useSalonHref()
  const navigate = useNavigate()
  // With what is seen: a key that comes before the next frame is of this booth, not of the one before.
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return
      if (document.querySelector('[role=dialog], [role=menu], [role=listbox]')) return
      if (e.target instanceof Element && e.target.closest(busy)) return
      const beside = e.key === 'ArrowLeft' ? previous : e.key === 'ArrowRight' ? next : null
      if (beside) void navigate(href(visitPaths.standVisit, { id: beside.id }))
      else if (e.key === 'Escape' && hall)
        void navigate(href(visitPaths.fairVisit, { id: hall.id }), { state: { booth: stand.id } })
      else return
      e.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [previous, next, hall, stand.id, href, navigate])
}
