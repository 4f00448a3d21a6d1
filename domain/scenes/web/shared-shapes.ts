import { pathName } from './shape-name.ts'

/** What is drawn in the place of a path that its scene says elsewhere. */
export type SharedShapes = ReadonlyMap<string, string>

/** Shorter ones are said as fast as named. */
const leastLength = 45

/** The paths that several of these paintings show alike, as definitions and as what is drawn in their place. */
export function shareShapes(paintings: readonly (readonly string[])[]): {
  defs: string
  shapes: SharedShapes
} {
  const known = new Set<string>()
  const shapes = new Map<string, string>()
  let defs = ''
  for (const piece of paintings.flat()) {
    if (piece.length < leastLength || !piece.startsWith('<path class')) continue
    if (known.has(piece) && !shapes.has(piece)) {
      const name = pathName(piece)
      shapes.set(piece, `<use href="#${name}"/>`)
      defs += piece.replace('<path', `<path id="${name}"`)
    }
    known.add(piece)
  }
  return { defs, shapes }
}
