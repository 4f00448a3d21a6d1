import { lazy } from 'react'

/** Milliseconds between two tries, each time twice as long up to the most. */
const [first, most] = [2_000, 60_000]

/** Until the network is back, or so much time has gone by. */
const pause = (milliseconds: number) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })

/** Loads what a page can do without, and tries again for as long as it cannot be reached. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = first; ; wait = Math.min(most, 2 * wait))
    try {
      return await load()
    } catch {
      await pause(wait)
    }
}

/**
 * A component in a file of its own, which comes after its page: without the network its fallback stays, and so does the page
 * with what is written in it. `lazy` of React would put the page of errors in its place.
 */
export const lazyWithRetry: typeof lazy = load => lazy(() => loadWithRetry(load))
