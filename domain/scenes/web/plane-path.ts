import { type Bounds, boundsOf } from './bounds.ts'
import { type Matrix, next, round1, type Spot, short } from './iso.ts'

/**
 * Paths painted on a wall or on the floor are written flat, in absolute M L H V C Q A Z, and projected here, so that
 * a drawing needs no group with a transform and paths of one colour can be joined. An A is half a circle.
 */
export type FlatPath = { d: string; bounds: Bounds }

type Step = { command: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'; points: Spot[] }

const parsed = new Map<string, Step[]>()

const named: Readonly<Record<string, Step['command']>> = { C: 'C', Q: 'Q', M: 'M', A: 'A' }

function parse(d: string): Step[] {
  const known = parsed.get(d)
  if (known) return known
  const steps: Step[] = []
  let x = 0
  let y = 0
  for (const part of d.match(/[MLHVCQAZ][^MLHVCQAZ]*/g) ?? []) {
    const numbers = (part.slice(1).match(/-?\d*\.?\d+(?:e[-+]?\d+)?/g) ?? []).map(Number)
    const letter = part.charAt(0)
    if (letter === 'Z') steps.push({ command: 'Z', points: [] })
    else if (letter === 'H' || letter === 'V') {
      for (const n of numbers) {
        if (letter === 'H') x = n
        else y = n
        steps.push({ command: 'L', points: [[x, y]] })
      }
    } else {
      const points: Spot[] = []
      // Of an arc only where it ends: how it gets there is known.
      for (let i = letter === 'A' ? 5 : 0; i + 1 < numbers.length; i += 2)
        points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
      const last = points[points.length - 1]
      if (last) [x, y] = last
      steps.push({ command: named[letter] ?? 'L', points })
    }
  }
  // Names and other free texts never come here, only the drawings of this folder: the table stays small.
  if (parsed.size < 2000) parsed.set(d, steps)
  return steps
}

/**
 * The radii of an arc, of which one is `less` of the other, and its turn in degrees. An arc whose radii are too small for
 * where it ends is as large as it has to be: those of all sizes say the same.
 */
export const arcOf = (less: number, turn = 0): string =>
  `a.1,${short(Math.round(less * 100) / 1000)} ${Math.round(turn)}`

/** A circle as it looks on a plane. */
function roundOn([a, b, c, d]: Matrix): string {
  const [even, odd] = [Math.hypot(a + d, b - c), Math.hypot(a - d, b + c)]
  const turn = odd < 1e-6 ? 0 : (Math.atan2(b + c, a - d) + Math.atan2(b - c, a + d)) / 2
  return arcOf(Math.abs(even - odd) / (even + odd), (turn * 180) / Math.PI)
}

export function project(d: string, m: Matrix, round: (n: number) => number = round1): FlatPath {
  const reached: Spot[] = []
  const on = (px: number, py: number): Spot => [
    round(m[0] * px + m[2] * py + m[4]),
    round(m[1] * px + m[3] * py + m[5]),
  ]
  let out = ''
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  let flat: Spot = [0, 0]
  for (const { command, points } of parse(d)) {
    // Steps instead of places, except where a figure begins: equal figures at different places compress.
    out += command === 'M' ? 'M' : command === 'A' ? `${roundOn(m)} 1 1 ` : command.toLowerCase()
    let [x, y] = [fromX, fromY]
    points.forEach((point, i) => {
      ;[x, y] = on(...point)
      reached.push([x, y])
      if (command === 'A') reached.push(...around(flat, point).map(corner => on(...corner)))
      const [dx, dy] = [round1(x - fromX), round1(y - fromY)]
      out += command === 'M' ? `${x},${y}` : (i ? next(dx, ' ') : dx) + next(dy, ',')
      if (command === 'L' || command === 'M') [fromX, fromY] = [x, y]
      flat = point
    })
    if (command === 'M') [startX, startY] = [x, y]
    ;[fromX, fromY] = command === 'Z' ? [startX, startY] : [x, y]
  }
  return { d: out, bounds: boundsOf(reached) }
}

/** The corners around the circle of which one half lies between two points. */
function around([x, y]: Spot, [x2, y2]: Spot): Spot[] {
  const [cx, cy, r] = [(x + x2) / 2, (y + y2) / 2, Math.hypot(x2 - x, y2 - y) / 2]
  return [
    [cx - r, cy - r],
    [cx + r, cy - r],
    [cx + r, cy + r],
    [cx - r, cy + r],
  ]
}

export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${x},${y}H${x + w}V${y + h}H${x}Z`

const KAPPA = 0.5523

export function roundRectPath(x: number, y: number, w: number, h: number, r: number): string {
  const c = r * (1 - KAPPA)
  const [x2, y2] = [x + w, y + h]
  return (
    `M${x + r},${y}H${x2 - r}C${x2 - c},${y} ${x2},${y + c} ${x2},${y + r}V${y2 - r}C${x2},${y2 - c} ${x2 - c},${y2} ` +
    `${x2 - r},${y2}H${x + r}C${x + c},${y2} ${x},${y2 - c} ${x},${y2 - r}V${y + r}C${x},${y + c} ${x + c},${y} ${x + r},${y}Z`
  )
}

const round2 = (n: number) => Math.round(n * 100) / 100

export function circlePath(cx: number, cy: number, r: number): string {
  const [left, right] = [round2(cx - r), round2(cx + r)]
  return `M${left},${cy}A${r},${r} 0 1 1 ${right},${cy}A${r},${r} 0 1 1 ${left},${cy}Z`
}

/** An opening with an elliptic top: feet at `y`, shoulders at `shoulder`, crown `rise` above the shoulders. */
export function archPath(x: number, y: number, w: number, shoulder: number, rise: number): string {
  const k = 1 - KAPPA
  const top = shoulder - rise
  const m = x + w / 2
  return (
    `M${x},${y}V${shoulder}C${x},${shoulder - rise * KAPPA} ${x + (w / 2) * k},${top} ${m},${top}` +
    `C${x + w - (w / 2) * k},${top} ${x + w},${shoulder - rise * KAPPA} ${x + w},${shoulder}V${y}Z`
  )
}
