import type { BoothScene, BoothStyle } from '../contract/scene.ts'
import { DEPTH, FLOOR, HEIGHT } from './booth-walls.ts'
import type { Projection, Spot } from './iso.ts'
import { textWidth } from './metrics.ts'
import type { Face } from './sheet.tsx'

/** Text that must be read is never smaller. */
export const SIGN_SIZE = 12.5

export type SignPlace = {
  id: number
  /** The foot of the cord: where the lamp hangs. */
  lamp: Spot
  left: number
  top: number
  width: number
  height: number
  number: string
  /** Where the mark of who is there begins, then the number, then the name. */
  markX: number
  numberX: number
  nameX: number
  /** The name as far as it is written here, in at most two lines. */
  lines: string[]
}

export type SignTarget = { booth: BoothScene; face: Face; x: number; y: number; width: number }

const RISE: Record<BoothStyle, number> = {
  wall: 0.6,
  arch: 0.42,
  canopy: 0.95,
  shelf: 0.3,
  pod: 0.3,
  tower: 1.05,
}

const ONE_LINE = 30

/** A name in two lines about as long as each other. */
function halves(name: string): string[] {
  const words = name.split(/\s+/)
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(line => textWidth(line, SIGN_SIZE)))
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}

/** What is written on a sign: number and whole name in one line or two, number and first word, number alone. */
function wordings(name: string, u: number): string[][] {
  const first = name.split(/\s/)[0] ?? name
  const short = first.length > 14 ? `${first.slice(0, 13)}…` : first
  if (u < 14) return [[]]
  if (u < 22) return [[short], []]
  return [...(name.length > ONE_LINE ? [] : [[name]]), halves(name), [short], []]
}

function local(target: SignTarget, lx: number, ly: number): [number, number] {
  return target.face === 'y' ? [target.x + lx, target.y + ly] : [target.x + ly, target.y + target.width - lx]
}

type Rect = Pick<SignPlace, 'left' | 'top' | 'width' | 'height'>
const GAP = 1
const touches = (a: Rect, b: Rect) =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP

/** The sign as it would hang if it were alone. */
function hang(target: SignTarget, eye: Projection, size: number, lines: string[]): SignPlace {
  const { booth, width } = target
  const [cx, lampY] = eye.p(...local(target, width * 0.56, DEPTH * 0.4), FLOOR + 1.26)
  const [, highest] = eye.p(
    ...local(target, width * 0.5, DEPTH * 0.28),
    FLOOR + HEIGHT + RISE[booth.style] + 0.3,
  )
  const numberWidth = textWidth(booth.number, size) * 1.05
  const pad = size * 0.88
  const mark = size * 1.6
  const gap = lines.length ? size * 0.48 : 0
  const nameWidth = Math.max(0, ...lines.map(line => textWidth(line, size) * 1.01))
  const wide = Math.round(pad * 1.7 + mark + numberWidth + gap + nameWidth)
  const height = Math.round(size * (lines.length ? 0.72 + 1.18 * lines.length : 1.7))
  const foot = Math.min(highest, lampY - 26 * Math.min(1, eye.u / 22))
  return {
    id: booth.id,
    lamp: [cx, lampY],
    left: cx - wide / 2,
    top: foot - height,
    width: wide,
    height,
    number: booth.number,
    markX: pad * 0.7,
    numberX: pad * 0.7 + mark,
    nameX: pad * 0.7 + mark + numberWidth + gap,
    lines,
  }
}

/**
 * Hangs all signs of a scene so that none covers another: a sign that would is raised a little, then says less.
 * `within` keeps them inside the screen (the street of a phone).
 */
export function hangSigns(
  targets: readonly SignTarget[],
  eye: Projection,
  options: { size?: number; within?: number; u?: number } = {},
): SignPlace[] {
  const size = options.size ?? SIGN_SIZE
  const hung: SignPlace[] = []
  for (const target of targets) {
    let chosen: SignPlace | null = null
    for (const lines of wordings(target.booth.name, options.u ?? eye.u)) {
      const alone = hang(target, eye, size, lines)
      if (options.within) alone.left = Math.min(Math.max(alone.left, 8), options.within - 8 - alone.width)
      // Up to one height and a half above its place a sign still belongs to its booth, by its cord.
      const lifts = lines.length ? [0, 0.25, 0.5, 0.8] : [0, 0.25, 0.5, 0.8, 1.1, -0.3, 1.5, -0.6, 2, 2.6]
      for (const lift of lifts) {
        const tried = { ...alone, top: alone.top - lift * alone.height }
        if (!hung.some(other => touches(tried, other))) {
          chosen = tried
          break
        }
      }
      if (chosen) break
    }
    // No room even for its number: the booth keeps its lamp, its label, its card and its place in the list.
    if (chosen) hung.push(chosen)
  }
  return hung
}
