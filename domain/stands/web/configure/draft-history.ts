import { keysOf } from '#platform/contract/record.ts'

/** What is chosen now, with the states that undo and redo lead to; the nearest ones are `past.at(-1)` and `future[0]`. */
export type History<T> = { past: T[]; now: T; future: T[] }

/** How many steps back are kept. */
export const mostSteps = 100

export const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

export const startAt = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/** `goesOn`: belongs to the step before, as typing on in the same field does. */
export const changed = <T>({ past, now }: History<T>, change: Partial<T>, goesOn: boolean): History<T> => ({
  past: goesOn ? past : [...past, now].slice(-mostSteps),
  now: { ...now, ...change },
  future: [],
})

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const [after, ...later] = future
  return after === undefined ? history : { past: [...past, now], now: after, future: later }
}

/** The fields that differ from what is saved, with their values now. */
export function changesOf<T extends object>(now: T, saved: T): Partial<T> {
  const changes: Partial<T> = {}
  for (const field of keysOf(now)) if (!same(now[field], saved[field])) changes[field] = now[field]
  return changes
}
