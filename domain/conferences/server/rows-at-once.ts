/**
 * Sessions that one statement writes. Each is indexed by all of its words: of thousands at once the embedded database
 * would not answer for so long that it counts as hung.
 */
export const rowsAtOnce = 100

/** In their order, so many at a time. */
export function* someAtOnce<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce)
}
