import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/server/context.ts'

type Made<T> = { name: string; at: number; answer: Promise<T> }

/** Milliseconds after which it is made again, though nobody said that anything has changed. */
const longest = 30_000

/**
 * Answers that are made once a name by each process, for all who ask meanwhile; of so many keys the last ones are
 * remembered.
 */
export function madeOnce<T>(remembered: number) {
  const made = new WeakMap<object, LRUCache<string | number, Made<T>>>()
  return (
    { key, name }: { key: string | number; name: string },
    { services }: Pick<Context, 'services'>,
    make: () => Promise<T>,
  ): Promise<T> => {
    const kept = made.get(services.database) ?? new LRUCache<string | number, Made<T>>({ max: remembered })
    made.set(services.database, kept)
    const at = services.now().getTime()
    const known = kept.get(key)
    if (known?.name === name && Math.abs(at - known.at) < longest) return known.answer
    const answer = make()
    kept.set(key, { name, at, answer })
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key)
    })
    return answer
  }
}
