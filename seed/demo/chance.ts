import { type RawBuilder, sql } from 'kysely'

/** The same numbers every time, so that the demo fair is the same for everybody: `next` is from 0 to below 1. */
export function chance(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next }
}

/** SQL of a number below `most`, always the same for these words. */
export const drawn = (most: number, ...words: RawBuilder<unknown>[]) =>
  sql`(abs(hashtext(concat_ws(':', ${sql.join(words)}))::bigint) % ${sql.lit(most)})::int`
