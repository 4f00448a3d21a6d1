import { useEffect, useLayoutEffect } from 'react'
import { replayEarly } from './replay-early.ts'

let markHydrated: () => void
/** Resolves once the page is hydrated. */
export const hydrated = new Promise<void>(resolve => {
  markHydrated = resolve
})

/** Parts that show what the server drew until the browser has drawn them anew. */
const drawnLater = new Set<object>()
let endOfWait = () => {}

/** While a part is such a one, what is pressed in it is held. */
export function useDrawnLater(isLater: boolean) {
  useLayoutEffect(() => {
    if (!isLater) return
    const part = {}
    drawnLater.add(part)
    return () => {
      drawnLater.delete(part)
      // Once what the server drew has gone.
      if (!drawnLater.size) setTimeout(endOfWait)
    }
  }, [isLater])
}

function begin() {
  replayEarly()
  document.documentElement.dataset.hydrated = ''
  markHydrated()
}

/** Stands in what a page shows. Once it is hydrated, what was typed and pressed before is told to it. The sign on `<html>` is for tests. */
export function HydrationMark() {
  useEffect(() => {
    // After React is done, so that each of these is answered before the next.
    const later = setTimeout(() => {
      if (drawnLater.size) endOfWait = begin
      else begin()
    })
    return () => clearTimeout(later)
  }, [])
  return null
}
