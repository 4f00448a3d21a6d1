import { round1 } from '../iso.ts'
import type { Faces, Sheet } from '../sheet.tsx'

/** A still life stands at lx, ly on a floor at height z. */
export type StillLife = (sheet: Sheet, x: number, y: number, z: number) => void

export const NEUTRAL: Faces = ['z-n1', 'z-n2', 'z-n3']
export const WHITE: Faces = ['z-w1', 'z-w2', 'z-w3']
export const BRAND: Faces = ['z-c1', 'z-c2', 'z-c3']
export const WOOD: Faces = ['z-k1', 'z-k2', 'z-k3']
export const METAL: Faces = ['z-m1', 'z-m3', 'z-m4']
export const DARK: Faces = ['z-d1', 'z-d2', 'z-d3']

/** A flat drawing that faces the reader, in px of a tile of 28, standing on a point. */
export function paintUpright(
  sheet: Sheet,
  at: readonly [number, number, number],
  paths: readonly (readonly [cls: string, d: string])[],
  size = 1,
): void {
  const [sx, sy] = sheet.at(...at)
  const k = (sheet.u / 28) * size
  for (const [cls, d] of paths) sheet.paint([k, 0, 0, k, round1(sx), round1(sy)], cls, d)
}
