import { type Projection, projection } from './iso.ts'

export const ROOM = { width: 9.4, depth: 7.2, wall: 4.5 } as const

/** Where the first people stand, front ones last; their names hang above. */
export const PLACES: readonly (readonly [x: number, y: number])[] = [
  [5.25, 3.55],
  [7.85, 4.35],
  [3.55, 3.3],
  [6.9, 5.85],
]

/** Beside somebody who is talking stands their visitor. */
export const GUEST = [0.75, 0.62] as const

export type InteriorView = { u: number; width: number; height: number; eye: Projection; near: boolean }

/** The whole room on a wide stage; on a phone one comes nearer and the edges of the room stay outside. */
export function viewInterior(width: number): InteriorView {
  const near = width < 560
  const u = near ? Math.max(34, width / 11) : Math.min(62, (width - 56) / (ROOM.width + ROOM.depth))
  if (near) return { u, width, height: 366, near, eye: projection(u, width * 0.36, 122) }
  const span = ROOM.width + ROOM.depth
  const oy = (ROOM.wall + 0.3) * u + 44
  const left = (width - span * u) / 2
  const height = Math.round(oy + (span * u) / 2 + 1.6 * u)
  return { u, width, height, near, eye: projection(u, left + ROOM.depth * u, oy) }
}
