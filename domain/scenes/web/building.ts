import type { HallVariant } from '../contract/scene.ts'
import { paintDaylight } from './daylight.tsx'
import { houseWalls } from './house-walls.ts'
import type { Matrix } from './iso.ts'
import { archPath } from './plane-path.ts'
import { type Faces, type Sheet, shift } from './sheet.tsx'

/** The house around a scene: slab, floor, daylight from the glass roof, two walls with windows, as the variant has them. */

/** One window, its left edge at 0, where the windows begin, and what grows behind them all. */
type Glazing = { pane: string; bars: string; starts: number[]; trees: string }

/** A glazed wall in wall coordinates: arched bays with a sky, far trees and mullions. */
function glazing(
  length: number,
  h: number,
  { bay, pier, foot, lintel, round, trees: high }: (typeof houseWalls)[HallVariant],
): Glazing {
  const bays = Math.max(1, Math.floor(length / bay))
  const inset = (length * 100 - bays * bay * 100) / 2
  const n = (v: number) => Math.round(v * 10) / 10
  const w = n(bay * 100 - 2 * pier)
  const top = -h * 100 + lintel
  const rise = (w / 2) * round
  const shoulder = n(top + rise)
  const mid = n((foot + shoulder) / 2)
  const [a, b] = [n(w / 3), n((w * 2) / 3)]
  const pane = archPath(0, foot, w, shoulder, rise)
  const bars = `${pane}M${a},${foot}V${n(top + 14)}M${b},${foot}V${n(top + 14)}M0,${shoulder}H${w}M0,${mid}H${w}`
  const starts = Array.from({ length: bays }, (_, i) => n(inset + i * bay * 100 + pier))
  const trees = starts.map((x, i) => {
    const low = n(foot - (58 + ((i * 37) % 30)) * high)
    const hill = n((34 + ((i * 13) % 22)) * high)
    return `M${x},${foot}V${low}Q${n(x + w * 0.2)},${n(low - hill)} ${n(x + w * 0.42)},${n(low - 6)}Q${n(x + w * 0.64)},${n(low + hill - 12)} ${n(x + w)},${n(low - 14 + ((i * 11) % 20))}V${foot}Z`
  })
  return { pane, bars, starts, trees: trees.join('') }
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
  const at = (wall: Matrix, { starts }: Glazing) => starts.map(x => shift(wall, x, 0))
  s.repeat(at(rightWall, right), 'z-gl', right.pane)
  s.repeat(at(leftWall, left), 'z-gl', left.pane)
  s.paint(rightWall, 'z-far', right.trees)
  s.paint(leftWall, 'z-far', left.trees)
  s.repeat(at(rightWall, right), 'z-mu', right.bars)
  s.repeat(at(leftWall, left), 'z-mu', left.bars)
  if (over) {
    s.paint(rightWall, over.cls, over.of(w * 100))
    s.paint(leftWall, over.cls, over.of(d * 100))
  }
}
