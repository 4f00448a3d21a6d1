import { useEffect } from 'react'
import './place-hits.css'

/** What a place consists of: booths, and the doors of halls. */
const parts = '[data-booth], [data-hall]'

type Chosen = { stand?: number | undefined; hall?: number | undefined }

export type PlaceHits = {
  stands: readonly number[]
  halls: readonly { id: number; letter: string; count: number }[]
}

/**
 * The place behind the bar answers: its booths and doors, drawn or listed, are marked where they are. No page knows of the
 * bar, and none waits for what makes it answer.
 */
export function usePlaceHits(answer: PlaceHits | undefined, chosen: Chosen) {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('#main')
    if (!place) return
    const hits = answer && {
      booth: new Set(answer.stands.map(String)),
      hall: new Set(answer.halls.map(({ id }) => String(id))),
    }
    place.toggleAttribute('data-searched', hits !== undefined)
    for (const part of place.querySelectorAll<HTMLElement | SVGElement>(parts)) {
      const { booth, hall } = part.dataset
      const isHit = booth === undefined ? hits?.hall.has(hall ?? '') : hits?.booth.has(booth)
      const isChosen = booth === undefined ? hall === String(chosen.hall) : booth === String(chosen.stand)
      part.toggleAttribute('data-hit', isHit ?? false)
      part.toggleAttribute('data-chosen', isChosen)
    }
  })
  useEffect(
    () => () => {
      const place = document.querySelector<HTMLElement>('#main')
      place?.removeAttribute('data-searched')
      for (const part of place?.querySelectorAll(parts) ?? []) {
        part.removeAttribute('data-hit')
        part.removeAttribute('data-chosen')
      }
    },
    [],
  )
}
