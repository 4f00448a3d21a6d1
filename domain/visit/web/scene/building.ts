import type { HallVariant } from '../../contract/scene.ts'
import { houseWalls } from './house-walls.ts'
import { clipToFloor, type Spot } from './iso.ts'
import { archPath } from './plane-path.ts'
import type { Faces, Sheet } from './sheet.tsx'

/** The house around a scene: slab, floor, daylight from the glass roof, two walls with windows, as the variant has them. */

/** A glazed wall in wall coordinates: arched bays with a sky, far trees and mullions. */
function glazing(
  length: number,
  h: number,
  { bay, pier, foot, lintel, round, trees: high }: (typeof houseWalls)[HallVariant],
): { panes: string[]; trees: string; bars: string } {
  const bays = Math.max(1, Math.floor(length / bay))
  const inset = (length * 100 - bays * bay * 100) / 2
  const panes: string[] = []
  let trees = ''
  let bars = ''
  const n = (v: number) => Math.round(v * 10) / 10
  for (let i = 0; i < bays; i++) {
    const x = n(inset + i * bay * 100 + pier)
    const w = n(bay * 100 - 2 * pier)
    const top = -h * 100 + lintel
    const rise = (w / 2) * round
    const shoulder = n(top + rise)
    const arch = archPath(x, foot, w, shoulder, rise)
    panes.push(arch)
    const low = n(foot - (58 + ((i * 37) % 30)) * high)
    const hill = n((34 + ((i * 13) % 22)) * high)
    trees += `M${x},${foot}V${low}Q${n(x + w * 0.2)},${n(low - hill)} ${n(x + w * 0.42)},${n(low - 6)}Q${n(x + w * 0.64)},${n(low + hill - 12)} ${n(x + w)},${n(low - 14 + ((i * 11) % 20))}V${foot}Z`
    const mid = n((foot + shoulder) / 2)
    const [a, b] = [n(x + w / 3), n(x + (w * 2) / 3)]
    bars += `${arch}M${a},${foot}V${n(top + 14)}M${b},${foot}V${n(top + 14)}M${x},${shoulder}H${n(x + w)}M${x},${mid}H${n(x + w)}`
  }
  return { panes, trees, bars }
}

/** Panes of light on the floor, cut by the bars of the roof. */
function paintDaylight(s: Sheet, w: number, d: number, step = 7.2): void {
  const z = 0
  for (let a = -d; a < w; a += step)
    for (let j = 0; j < Math.ceil(d / 2.1); j++)
      for (let i = 0; i < 2; i++) {
        const x = a + i * 1.75 + j * 1.25
        const y = j * 2.1
        if (x + 2.9 < 0 || x > w) continue
        const pane: Spot[] = [
          [x, y],
          [x + 1.6, y],
          [x + 2.75, y + 1.94],
          [x + 1.15, y + 1.94],
        ]
        const seen = clipToFloor(pane, w, d)
        if (seen.length > 2)
          s.poly(
            seen.map(q => [q[0], q[1], z] as const),
            'z-sun',
          )
      }
}

const SLAB: Faces = ['z-fl', 'z-fe1', 'z-fe2']

export function paintFloor(s: Sheet, w: number, d: number): void {
  s.poly(
    [
      [0.2, 1, -0.9],
      [w + 0.5, 1, -0.9],
      [w + 0.5, d + 0.7, -0.9],
      [0.2, d + 0.7, -0.9],
    ],
    'z-gshd',
  )
  s.box(0, 0, -0.36, w, d, 0.36, SLAB)
  for (let i = 2; i < w; i += 2)
    s.line(
      [
        [i, 0],
        [i, d],
      ],
      'z-fg',
    )
  for (let i = 2; i < d; i += 2)
    s.line(
      [
        [0, i],
        [w, i],
      ],
      'z-fg',
    )
  paintDaylight(s, w, d)
}

export function paintBuilding(
  s: Sheet,
  w: number,
  d: number,
  h: number,
  variant: HallVariant = 'glass',
): void {
  const walls = houseWalls[variant]
  paintFloor(s, w, d)
  s.box(0, -0.2, 0, w, 0.2, h, ['z-n1', `z-wl${walls.right}`, 'z-n3'])
  s.box(-0.2, -0.2, 0, 0.2, d + 0.2, h, ['z-n1', 'z-n2', `z-wr${walls.left}`])
  const right = glazing(w, h, walls)
  const left = glazing(d, h, walls)
  const rightWall = s.wallMatrix(0, 0, 0)
  const leftWall = s.wallMatrix(0, d, 0, true)
  const { under, over } = walls
  if (under) {
    s.paint(rightWall, under.cls, under.of(w * 100, h * 100))
    s.paint(leftWall, under.cls, under.of(d * 100, h * 100))
  }
  for (const pane of right.panes) s.paintAlone(rightWall, 'z-gl', pane)
  for (const pane of left.panes) s.paintAlone(leftWall, 'z-gl', pane)
  s.paint(rightWall, 'z-far', right.trees)
  s.paint(leftWall, 'z-far', left.trees)
  s.paint(rightWall, 'z-mu', right.bars)
  s.paint(leftWall, 'z-mu', left.bars)
  if (over) {
    s.paint(rightWall, over.cls, over.of(w * 100))
    s.paint(leftWall, over.cls, over.of(d * 100))
  }
}
