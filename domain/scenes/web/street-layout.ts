import type { BoothScene } from '../contract/scene.ts'
import { type Projection, projection } from './iso.ts'
import type { Face } from './sheet.tsx'

export const STREET_U = 29
/** From one booth to the next across the street. */
export const STEP = 97
/** All booths of a street are equally wide: two must fit side by side on a phone. */
export const STREET_BOOTH = 3.1
const FIRST = 96

export type StreetPlace = {
  booth: BoothScene
  face: Face
  /** The back corner of the booth on the screen of its pair. */
  sx: number
  sy: number
  x: number
  y: number
}
export type StreetPair = { index: number; top: number; places: StreetPlace[] }

export const streetEye: Projection = projection(STREET_U)

/** Left booths look right, right ones look left, so both look at the street; `top` is where a pair begins. */
export function layStreet(booths: readonly BoothScene[], width: number): StreetPair[] {
  const pairs: StreetPair[] = []
  booths.forEach((booth, i) => {
    const index = i >> 1
    const left = i % 2 === 0
    const sx = left ? 112 : width - 108
    const sy = FIRST + (left ? 0 : STEP)
    const [x, y] = streetEye.inv(sx, sy)
    const place: StreetPlace = { booth, face: left ? 'x' : 'y', sx, sy, x, y }
    const pair = pairs[index]
    if (pair) pair.places.push(place)
    else pairs.push({ index, top: index * 2 * STEP, places: [place] })
  })
  return pairs
}

/** How far a pair reaches below its top, its lower booth included. */
export const PAIR_REACH = FIRST + STEP + 150
export const streetHeight = (count: number): number => FIRST + count * STEP + 80
