import { circlePath } from '../plane-path.ts'
import type { Sheet } from '../sheet.tsx'
import { METAL, paintUpright, type StillLife, WOOD } from './still-life.ts'

const LEAVES = [
  ['z-lf2', 'M0,1C-9,-2 -12,-9 -10,-14C-4,-12 0,-6 0,1Z'],
  ['z-lf1', 'M0,1C9,-2 12,-8 11,-13C4,-12 0,-6 0,1ZM-1,1C-6,-8 -4,-15 1,-20C5,-14 4,-6 1,1Z'],
] as const
const CROWN = [
  ['z-tk', 'M-1.6,4L-1,-30L1,-30L1.6,4Z'],
  ['z-lf2', circlePath(-9, -32, 12) + circlePath(10, -34, 11.5)],
  ['z-lf1', circlePath(1, -44, 15)],
  ['z-lf3', circlePath(-4, -48, 8)],
] as const

export const plant: StillLife = (s, x, y, z) => {
  s.cylinder(x, y, z, 0.13, 0.26, ['z-n1', 'z-n3'])
  paintUpright(s, [x, y, z + 0.26], LEAVES)
}

export const leafbox: StillLife = (s, x, y, z) => {
  s.box(x - 0.42, y - 0.18, z, 0.84, 0.36, 0.3, WOOD)
  s.rect(x - 0.36, y - 0.12, 0.72, 0.24, 'z-so', z + 0.3)
  for (const d of [-0.24, 0, 0.24]) paintUpright(s, [x + d, y, z + 0.31], LEAVES, 0.72)
}

export function bigPlant(s: Sheet, x: number, y: number, size = 1): void {
  s.cylinder(x, y, 0, 0.2 * size, 0.34 * size, ['z-n1', 'z-n3'])
  paintUpright(s, [x, y, 0.34 * size], LEAVES, 1.25 * size)
}

export function tree(s: Sheet, x: number, y: number, size = 1): void {
  s.disc(x + 0.25, y + 0.05, 0, 0.62 * size, 'z-shd')
  s.cylinder(x, y, 0, 0.42 * size, 0.34, ['z-so', 'z-n3'])
  paintUpright(s, [x, y, 0.42], CROWN, size)
}

export function bench(s: Sheet, x: number, y: number, w = 1.6): void {
  s.rect(x + 0.1, y + 0.12, w, 0.5, 'z-shd')
  s.box(x + 0.12, y + 0.08, 0, 0.1, 0.36, 0.24, ['z-m3', METAL[1], METAL[2]])
  s.box(x + w - 0.22, y + 0.08, 0, 0.1, 0.36, 0.24, ['z-m3', METAL[1], METAL[2]])
  s.box(x, y, 0.24, w, 0.5, 0.08, WOOD)
}
