import type { BoothScene } from '../contract/scene.ts'
import { type BoothDetail, DEPTH } from './booth-walls.ts'
import { type Projection, projection } from './iso.ts'

/** From one row of booths to the next: a wall of 1.5 hides 1.5 tiles behind it, so the aisle stays in sight. */
const PITCH = 5.5
const CROSS_AISLE = 1.9
const FIRST_ROW = 0.95
export const WALL = 3.9

export type PlacedBooth = { booth: BoothScene; aisle: number; column: number; x: number; y: number }
export type HallLayout = {
  placed: PlacedBooth[]
  aisles: number
  width: number
  depth: number
  detail: BoothDetail
}

export function boothsPerAisle(count: number): number {
  if (count <= 12) return 4
  if (count <= 24) return 6
  if (count <= 48) return 8
  return count <= 70 ? 10 : 12
}

export const aisleY = (aisle: number): number => FIRST_ROW + aisle * PITCH

/** The number of booths decides the aisles, the widest aisle decides the hall. */
export function layHall(booths: readonly BoothScene[]): HallLayout {
  const per = boothsPerAisle(booths.length)
  const rows: BoothScene[][] = []
  for (let i = 0; i < booths.length; i += per) rows.push(booths.slice(i, i + per))
  const total = (row: readonly BoothScene[]) => row.reduce((sum, b) => sum + b.width, 0)
  const width = Math.max(14, ...rows.map(total)) + CROSS_AISLE + 2.5 + (per - 2) * 0.1
  const depth = Math.max(1, rows.length) * PITCH + 1.6
  const placed: PlacedBooth[] = []
  rows.forEach((row, aisle) => {
    const room = (width - 2.5 - total(row) - CROSS_AISLE) / Math.max(1, row.length - 2)
    let x = 1.75
    row.forEach((booth, column) => {
      placed.push({ booth, aisle, column, x, y: aisleY(aisle) })
      x += booth.width + (column === per / 2 - 1 ? CROSS_AISLE : Math.min(Math.max(room, 0), 1.4))
    })
  })
  return { placed, aisles: rows.length, width, depth, detail: booths.length > 48 ? 'plain' : 'full' }
}

/** Painter's order: may `a` be painted before `b`? */
export function mayPrecede(a: PlacedBooth, b: PlacedBooth): boolean {
  return a.x + a.booth.width <= b.x + 1e-9 || a.y + DEPTH <= b.y + 1e-9
}

export type HallView = { projection: Projection; u: number; width: number; height: number }

const MARGIN = 42
const HEADROOM = 64

/** How a hall fits into a stage of a width: the widest scale at which all of it is seen, never larger than `maxU`. */
export function viewHall(layout: HallLayout, width: number, maxU = 33): HallView {
  const span = layout.width + layout.depth
  const u = Math.min(maxU, (width - 2 * MARGIN) / span)
  const left = (width - span * u) / 2
  const oy = HEADROOM + (WALL + 0.3) * u
  const height = Math.round(oy + (span * u) / 2 + 0.95 * u + 20)
  return { u, width, height, projection: projection(u, left + layout.depth * u, oy) }
}

/** Beyond this a reader needs the glass: zoom and pan are offered. */
export const READABLE_U = 22
