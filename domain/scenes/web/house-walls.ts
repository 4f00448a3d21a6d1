import type { HallVariant } from '../contract/scene.ts'

/** A wall in its own coordinates, hundredths of a tile: what stands behind the panes, and what grows before them. */
type Walls = {
  /** Classes of the right and of the left wall, besides their own. */
  right: string
  left: string
  /** Tiles from window to window, and what of that is wall on either side of one. */
  bay: number
  pier: number
  foot: number
  /** From the top of the wall to the top of a window. */
  lintel: number
  /** How round its top is: height of the round by half its width. */
  round: number
  /** Height of the trees outside. */
  trees: number
  /** Painted on the wall before its windows, and before everything. */
  under?: { cls: string; of: (length: number, height: number) => string }
  over?: { cls: string; of: (length: number) => string }
}

/** Courses of brick, with some of the joints between. */
function courses(length: number, height: number): string {
  const course = 26
  let d = ''
  for (let row = 1; row * course < height; row++) {
    d += `M0,${-row * course}H${length}`
    for (let x = 24 + (row % 2) * 26; x < length; x += 52 * (2 + ((row * 5 + x) % 3)))
      d += `M${x},${-row * course}V${-(row - 1) * course}`
  }
  return d
}

/** A hedge along the foot of the wall. */
function hedge(length: number): string {
  let d = 'M0,0V-46'
  for (let x = 0; x < length; ) {
    const wide = Math.min(length - x, 62 + ((x * 7) % 46))
    d += `Q${x + wide / 2},${-78 - ((x * 3) % 34)} ${x + wide},-46`
    x += wide
  }
  return `${d}V0Z`
}

/** How the house of a hall is built. */
export const houseWalls: Record<HallVariant, Walls> = {
  glass: { right: '', left: '', bay: 2.6, pier: 22, foot: -62, lintel: 34, round: 0.72, trees: 1 },
  brick: {
    right: ' z-brick',
    left: ' z-brick-l',
    bay: 3.3,
    pier: 74,
    foot: -120,
    lintel: 62,
    round: 0.34,
    trees: 0.8,
    under: { cls: 'z-joint', of: courses },
  },
  garden: {
    right: ' z-garden',
    left: ' z-garden-l',
    bay: 2.6,
    pier: 12,
    foot: -20,
    lintel: 22,
    round: 1,
    trees: 2.1,
    over: { cls: 'z-hedge', of: hedge },
  },
}
