import { useEffect, useRef } from 'react'

/** At which end of a row of doors one arrives. */
export type Arrival = 'first' | 'last'

/**
 * By key one walks on into the next row of doors: the focus arrives with one. It waits until the row that was asked for, said
 * by where it begins (`from`), is there: a row that is drawn anew before, since the window has another width, is not that one.
 * @returns says where one is going; without an end the focus stays
 */
export function useArrival(from: number, row: number, doors: () => readonly SVGAElement[]) {
  const awaited = useRef<{ from: number; at: Arrival } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once another row is shown
  useEffect(() => {
    const arrived = awaited.current
    if (arrived?.from !== from) return
    awaited.current = null
    doors()
      .at(arrived.at === 'first' ? 0 : -1)
      ?.focus()
  }, [from, row])
  return (next: number, at: Arrival | undefined) => {
    awaited.current = at ? { from: next, at } : null
  }
}
