import type { HallWalkers } from '../contract/scene.ts'
import { DEPTH } from './booth-walls.ts'
import { aisleY, type HallLayout } from './hall-layout.ts'

export type WalkerSpot = {
  /** The same figure stays where it is while others come and go. */
  seed: number
  aisle: number
  x: number
  y: number
}

/** As many as are drawn; the number beside the drawing says how many there are. */
export const walkersMost = 24
const beforeBoothMost = 2
/** Parts of an aisle, one after the other as far as possible from those before. */
const golden = 0.618
/** In front of the booths, behind the trees and benches of the aisle. */
const lanes = [0.7, 0.88, 1.06] as const

/** Where those stand who are in a hall: before the booths that they visit, the others along the aisles. */
export function walkerSpots(layout: HallLayout, { inHall, atBooth }: HallWalkers): WalkerSpot[] {
  const before = layout.placed.flatMap(({ booth, aisle, x, y }) =>
    Array.from({ length: Math.min(atBooth(booth.id), beforeBoothMost) }, (_, at) => ({
      seed: booth.id * 13 + at,
      aisle,
      x: x + booth.width * (0.3 + at * 0.24),
      y: y + DEPTH + 0.34,
    })),
  )
  const visiting = layout.placed.reduce((sum, { booth }) => sum + atBooth(booth.id), 0)
  const drawn = before.slice(0, walkersMost)
  const strolling = Math.min(Math.max(0, inHall - visiting), walkersMost - drawn.length)
  const along = Array.from({ length: strolling }, (_, at) => {
    const aisle = at % layout.aisles
    const turn = Math.floor(at / layout.aisles)
    const part = (0.31 + turn * golden + aisle * 0.29) % 1
    const lane = lanes[(turn + aisle) % lanes.length] ?? lanes[0]
    return { seed: -1 - at, aisle, x: 1.8 + part * (layout.width - 3.8), y: aisleY(aisle) + DEPTH + lane }
  })
  return [...drawn, ...along].sort((one, other) => one.x + one.y - other.x - other.y)
}
