import { type Projection, projection, round1 } from '#domain/scenes/web/iso.ts'

/** Room of a booth in a model, in tiles. */
const booth = { width: 1.25, depth: 1.15, every: 1.55, aisle: 2.1 }
const floor = 0.2

const facePath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round1(x)},${round1(y)}`).join('L')}Z`

/** The three faces of a box that are seen: from above, from the left, from the right. */
function boxOf(
  { p }: Projection,
  [x, y, z]: readonly [number, number, number],
  [w, d, h]: readonly [number, number, number],
) {
  const [left, right, near, high] = [x, x + w, y + d, z + h]
  return {
    top: facePath([p(left, y, high), p(right, y, high), p(right, near, high), p(left, near, high)]),
    left: facePath([p(left, near, high), p(right, near, high), p(right, near, z), p(left, near, z)]),
    right: facePath([p(right, y, high), p(right, near, high), p(right, near, z), p(right, y, z)]),
  }
}

/** How many aisles a hall of so many booths has: as wide as it is deep, about. */
const aislesOf = (booths: number) => Math.max(1, Math.min(6, Math.round(Math.sqrt(booths / 1.6))))

/** A hall as a small model: its booths in aisles, each as high as its part of the most (0 to 1). */
export function modelOf(parts: readonly number[], width: number) {
  const aisles = aislesOf(parts.length)
  const perAisle = Math.ceil(parts.length / aisles)
  const [across, deep] = [perAisle * booth.every + 0.5, aisles * booth.aisle]
  const u = Math.min(13, (width - 4) / (across + deep))
  const view = projection(u, deep * u + 2, 1.5 * u)
  return {
    width: Math.ceil((across + deep) * u + 4),
    height: Math.ceil(((across + deep) * u) / 2 + 1.5 * u + floor * u + 4),
    floor: boxOf(view, [0, 0, -floor], [across, deep, floor]),
    booths: parts.map((part, index) => {
      const x = 0.4 + (index % perAisle) * booth.every
      const y = 0.5 + Math.floor(index / perAisle) * booth.aisle
      const height = 0.18 + part * 1.15
      const [sx, sy] = view.p(x + booth.width / 2, y + booth.depth / 2, height)
      return { ...boxOf(view, [x, y, 0], [booth.width, booth.depth, height]), at: { x: sx, y: sy } }
    }),
    perAisle,
    /** How far from the middle of a booth it is still pointed at. */
    reach: u,
  }
}

/** Which booth of a model lies under a point. */
export function boothAt({ booths, reach }: ReturnType<typeof modelOf>, x: number, y: number): number | null {
  const distances = booths.map(({ at }) => Math.hypot(at.x - x, (at.y - y) * 1.6))
  const least = Math.min(...distances)
  return least <= reach * 1.2 ? distances.indexOf(least) : null
}

/** From which figure on each of the four steps begins; null where there are too few to tell steps apart. */
export const stepsOf = (highest: number): [number, number, number] | null =>
  highest < 8 ? null : [Math.floor(highest / 4), Math.floor(highest / 2), Math.floor((highest * 3) / 4)]
