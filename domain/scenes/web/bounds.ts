import type { Spot } from './iso.ts'

/**
 * How far a shape reaches: the least and the most of it across, down, and along the two diagonals in which a floor of
 * tiles runs (x + 2y, x - 2y). The edges of boxes run along these, so that boxes side by side are known to be apart.
 */
export type Bounds = readonly [
  left: number,
  right: number,
  top: number,
  bottom: number,
  falling0: number,
  falling1: number,
  rising0: number,
  rising1: number,
]

export const apart = (a: Bounds, b: Bounds): boolean =>
  a[1] <= b[0] ||
  b[1] <= a[0] ||
  a[3] <= b[2] ||
  b[3] <= a[2] ||
  a[5] <= b[4] ||
  b[5] <= a[4] ||
  a[7] <= b[6] ||
  b[7] <= a[6]

/** Of all that lies between these points; `edge` is how far a stroke reaches beyond them. */
export function boundsOf(points: readonly Spot[], edge = 0): Bounds {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9]
  let [falling0, falling1, rising0, rising1] = [1e9, -1e9, 1e9, -1e9]
  for (const [x, y] of points) {
    const [falling, rising] = [x + 2 * y, x - 2 * y]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
    if (falling < falling0) falling0 = falling
    if (falling > falling1) falling1 = falling
    if (rising < rising0) rising0 = rising
    if (rising > rising1) rising1 = rising
  }
  const slant = 3 * edge
  return [
    left - edge,
    right + edge,
    top - edge,
    bottom + edge,
    falling0 - slant,
    falling1 + slant,
    rising0 - slant,
    rising1 + slant,
  ]
}

export const boxBounds = (left: number, top: number, right: number, bottom: number): Bounds =>
  boundsOf([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])

export function ellipseBounds(x: number, y: number, rx: number, ry: number): Bounds {
  const slant = Math.hypot(rx, 2 * ry)
  return [
    x - rx,
    x + rx,
    y - ry,
    y + ry,
    x + 2 * y - slant,
    x + 2 * y + slant,
    x - 2 * y - slant,
    x - 2 * y + slant,
  ]
}

/** Those of the same, so much further to the right and down. */
export const moved = (a: Bounds, x: number, y: number): Bounds => [
  a[0] + x,
  a[1] + x,
  a[2] + y,
  a[3] + y,
  a[4] + x + 2 * y,
  a[5] + x + 2 * y,
  a[6] + x - 2 * y,
  a[7] + x - 2 * y,
]

/** The bounds of what nothing later may be moved behind. */
export const EVERYWHERE: Bounds = boxBounds(-1e9, -1e9, 1e9, 1e9)
