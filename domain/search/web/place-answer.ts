import { useEffect } from 'react'
import './place-answer.css'

const booths = '[data-booth]'

/**
 * The place behind the bar answers: its booths, drawn or listed, are marked where they are. No page knows of the bar,
 * and none waits for what makes it answer.
 */
export function usePlaceAnswer(stands: readonly number[] | undefined, chosen: number | undefined) {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('#main')
    if (!place) return
    const hits = stands && new Set(stands.map(String))
    place.toggleAttribute('data-answering', hits !== undefined)
    for (const booth of place.querySelectorAll<HTMLElement | SVGElement>(booths)) {
      const id = booth.dataset.booth ?? ''
      booth.toggleAttribute('data-hit', hits?.has(id) ?? false)
      booth.toggleAttribute('data-chosen', id === String(chosen))
    }
  })
  useEffect(
    () => () => {
      const place = document.querySelector<HTMLElement>('#main')
      place?.removeAttribute('data-answering')
      place?.removeAttribute('data-aside')
      for (const booth of place?.querySelectorAll(booths) ?? []) {
        booth.removeAttribute('data-hit')
        booth.removeAttribute('data-chosen')
      }
    },
    [],
  )
}
