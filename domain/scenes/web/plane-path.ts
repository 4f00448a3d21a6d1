import { type Bounds, boundsOf } from './bounds.ts'
import { type Matrix, next, round1, type Spot } from './iso.ts'

/**
 * Paths painted on a wall or on the floor are written flat, in absolute M L H V C Q Z, and projected here, so that
 * a drawing needs no group with a transform and paths of one colour can be joined.
 */
export type FlatPath = { d: string; bounds: Bounds }

type Step = { command: 'M' | 'L' | 'C' | 'Q' | 'Z'; points: Spot[] }

const parsed = new Map<string, Step[]>()

function parse(d: string): Step[] {
  const known = parsed.get(d)
  if (known) return known
  const steps: Step[] = []
  let x = 0
  let y = 0
  for (const part of d.match(/[MLHVCQZ][^MLHVCQZ]*/g) ?? []) {
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
      for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
      const last = points[points.length - 1]
      if (last) [x, y] = last
      steps.push({
        command: letter === 'C' ? 'C' : letter === 'Q' ? 'Q' : letter === 'M' ? 'M' : 'L',
        points,
      })
    }
  }
  // Names and other free texts never come here, only the drawings of this folder: the table stays small.
  if (parsed.size < 2000) parsed.set(d, steps)
  return steps
}

export function project(d: string, m: Matrix, round: (n: number) => number = round1): FlatPath {
  const reached: Spot[] = []
  let out = ''
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  for (const { command, points } of parse(d)) {
    // Steps instead of places, except where a figure begins: equal figures at different places compress.
    out += command === 'M' ? 'M' : command.toLowerCase()
    let [x, y] = [fromX, fromY]
    points.forEach(([px, py], i) => {
      x = round(m[0] * px + m[2] * py + m[4])
      y = round(m[1] * px + m[3] * py + m[5])
      reached.push([x, y])
      const [dx, dy] = [round1(x - fromX), round1(y - fromY)]
      out += command === 'M' ? `${x},${y}` : (i ? next(dx, ' ') : dx) + next(dy, ',')
      if (command === 'L' || command === 'M') [fromX, fromY] = [x, y]
    })
    if (command === 'M') [startX, startY] = [x, y]
    ;[fromX, fromY] = command === 'Z' ? [startX, startY] : [x, y]
  }
  return { d: out, bounds: boundsOf(reached) }
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
  const [left, near, right, far] = [cx - r, cx - r * KAPPA, cx + r, cx + r * KAPPA].map(round2)
  const [top, high, foot, low] = [cy - r, cy - r * KAPPA, cy + r, cy + r * KAPPA].map(round2)
  return (
    `M${left},${cy}C${left},${high} ${near},${top} ${cx},${top}C${far},${top} ${right},${high} ` +
    `${right},${cy}C${right},${low} ${far},${foot} ${cx},${foot}C${near},${foot} ${left},${low} ${left},${cy}Z`
  )
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
