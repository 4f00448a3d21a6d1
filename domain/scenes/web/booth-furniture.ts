import type { BoothInteriorScene } from '../contract/scene.ts'
import type { Room } from './booth-interior-layout.ts'
import { EVERYWHERE } from './bounds.ts'
import { paintMark } from './mark.tsx'
import { rectPath } from './plane-path.ts'
import { bigPlant } from './props/green.ts'
import { PROPS } from './props/prop.ts'
import { WOOD } from './props/still-life.ts'
import { Sheet } from './sheet.tsx'

const COUNTER = [4.3, 4.45] as const
const PLINTH = [1.3, 2.5] as const

/** The trade, large, on a plinth: the same still life as in the hall. */
export function paintPlinth(
  s: Sheet,
  scene: BoothInteriorScene,
  paper: { u: number; ox: number; oy: number },
): void {
  const [x, y] = PLINTH
  s.disc(x + 0.25, y + 0.1, 0, 0.95, 'z-shd')
  s.cylinder(x, y, 0, 0.85, 0.42, ['z-w1', 'z-w3'])
  s.cylinder(x, y, 0.36, 0.852, 0.07, ['z-c2', 'z-c2'])
  s.disc(x, y, 0.43, 0.84, 'z-w1')
  const [ox, oy] = s.at(x, y, 0.43)
  const large = new Sheet(paper.u * 1.75, { ox, oy })
  PROPS[scene.booth.prop](large, 0, 0, 0)
  s.put(large.painting(), EVERYWHERE)
}

/** Around the plinth, for whoever may change what stands on it. */
export function paintPlinthRing(s: Sheet): void {
  const [x, y] = PLINTH
  for (const cls of ['z-ring-under', 'z-ring']) s.disc(x, y, 0, 1.05, cls)
}

export function paintCounter(s: Sheet, scene: BoothInteriorScene): void {
  const [x, y] = COUNTER
  s.rect(x - 0.3, y - 0.25, 3.1, 1.4, 'z-ring-under')
  s.rect(x - 0.3, y - 0.25, 3.1, 1.4, 'z-ring')
  s.poly(
    [
      [x + 0.2, y + 0.3],
      [x + 3.1, y + 0.3],
      [x + 3.1, y + 1.35],
      [x + 0.4, y + 1.35],
    ],
    'z-shd',
  )
  s.box(x, y, 0, 2.5, 0.85, 1.22, ['z-w1', 'z-c2', 'z-c3'])
  s.box(x - 0.08, y - 0.08, 1.22, 2.66, 1.01, 0.1, WOOD)
  const front = s.wallMatrix(x, y + 0.85, 1.22)
  paintMark(s, front, 62, 62, 0.62, scene.booth, true)
  s.paint(front, 'z-veil', rectPath(112, 44, 110, 7) + rectPath(112, 62, 82, 7))
  const [lx, ly] = s.at(6.1, 4.7, 1.32)
  const k = s.u / 58
  const laptop = [k, 0, 0, k, lx, ly] as const
  s.paint(laptop, 'z-m4', 'M-20,-2L2,-13L24,-2L2,9Z')
  s.paint(laptop, 'z-d2', 'M-20,-2L2,-13V-39L-20,-28Z')
  s.paint(laptop, 'z-scr', 'M-18,-6L0,-15V-34L-18,-25Z')
}

export function paintLounge(s: Sheet, { width }: Room): void {
  s.disc(3.3, 5.75, 0, 0.62, 'z-shd')
  s.cylinder(3.1, 5.6, 0, 0.1, 0.5, ['z-m3', 'z-m4'])
  s.cylinder(3.1, 5.6, 0.5, 0.58, 0.07, ['z-k1', 'z-k3'])
  s.cylinder(2.1, 5.9, 0, 0.34, 0.42, ['z-c1', 'z-c2'])
  s.cylinder(3.3, 6.75, 0, 0.34, 0.42, ['z-lpt', 'z-lps'])
  bigPlant(s, width - 0.5, 2.1, 1.5)
  bigPlant(s, 0.6, 6.5, 1.7)
}
