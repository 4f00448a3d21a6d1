import type { RoomPlan } from '../contract/scene.ts'
import { type Projection, projection, type Spot } from './iso.ts'

/** Where the back of a seat is: with `x` and `y` towards whoever looks. */
export type Back = 'x' | '-x' | 'y' | '-y'

export type Seat = {
  /** From 1, row after row: beside each other are those that follow each other. */
  seat: number
  row: number
  /** In its row, from 1. */
  column: number
  x: number
  y: number
  back: Back
  /** Painted with all of its band, and bands one after the other; the stage stands between -1 and 0. */
  band: number
}

export type Platform = { x: number; y: number; width: number; depth: number; height: number }

export type AuditoriumLayout = {
  plan: RoomPlan
  seats: Seat[]
  width: number
  depth: number
  wall: number
  /** What speakers stand on; in a circle a rug. */
  stage: Platform
  /** Along the left-hand wall: its left edge as seen, and how wide it is. */
  screen: { y: number; width: number }
  /** Where the mark of a sponsor hangs. */
  mark: number
  /** Where speakers stand, back to front. */
  standing: Spot[]
  /** Desks before the seats of a classroom, a table on the stage of a debate. */
  tables: Platform[]
}

export const SEAT = 0.62
const ROW = 1.12
const AISLE = 1.1
const BLOCK = 10
const EDGE = 1.1
export const mostSeats = 600

/** A, B … Z, AA, AB … */
export function rowName(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter
}

/** "C14" */
export const seatName = ({ row, column }: Pick<Seat, 'row' | 'column'>): string => `${rowName(row)}${column}`

/** Rather wide than long: nobody sits far behind. */
const reach = ({ width, depth }: { width: number; depth: number }) => width * 1.15 + depth

/** As many rows as are needed; the columns that make the room the least long and wide together. */
function fitting(
  seats: number,
  choices: readonly number[],
  size: (columns: number, rows: number) => { width: number; depth: number },
) {
  const tried = choices.map(columns => {
    const rows = Math.ceil(seats / columns)
    return { columns, rows, ...size(columns, rows) }
  })
  return tried.reduce((best, one) => (reach(one) < reach(best) ? one : best))
}

/** Seats that fill rows, the last one as far as they go. */
const filling = (
  seats: number,
  columns: number,
  at: (row: number, column: number) => Pick<Seat, 'x' | 'y' | 'back' | 'band'>,
): Seat[] =>
  Array.from({ length: seats }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    return { seat: i + 1, row, column: column + 1, ...at(row, column) }
  })

const onWall = (depth: number) => {
  const width = Math.min(6.4, depth * 0.42)
  return { screen: { y: depth * 0.57 + width / 2, width }, mark: depth * 0.26 }
}

const along = (stage: Platform, shares: readonly number[]): Spot[] =>
  shares.map(
    (share, i): Spot => [stage.x + stage.width * (i % 2 ? 0.36 : 0.62), stage.y + stage.depth * share],
  )

const onStage = [0.56, 0.12, 0.8, 0.34, 0.92, 0.68] as const

/** Rows before a stage along the wall. */
function auditorium(seats: number): Omit<AuditoriumLayout, 'plan' | 'wall'> {
  const first = 4.2
  const span = (columns: number) => columns * SEAT + Math.floor((columns - 1) / BLOCK) * AISLE
  const { columns, width, depth } = fitting(seats, [6, 8, 10, 20, 30, 40], (columns, rows) => ({
    width: first + rows * ROW + 1.2,
    depth: Math.max(9.6, span(columns) + 2 * EDGE),
  }))
  const begin = (depth - span(columns)) / 2
  const stage = { x: 0, y: depth * 0.16, width: 2.5, depth: depth * 0.7, height: 0.34 }
  return {
    width,
    depth,
    stage,
    ...onWall(depth),
    standing: along(stage, onStage),
    tables: [],
    seats: filling(seats, columns, (row, column) => ({
      x: first + row * ROW,
      y: begin + column * SEAT + Math.floor(column / BLOCK) * AISLE,
      back: 'x',
      band: row,
    })),
  }
}

const DESK = 0.62
const AT_DESK = 0.74

/** Desks in rows, each for a few. */
function classroom(seats: number): Omit<AuditoriumLayout, 'plan' | 'wall'> {
  const first = 3.4
  const pitch = 1.9
  const group = seats <= 40 ? 2 : seats <= 160 ? 4 : BLOCK
  const span = (columns: number) => columns * AT_DESK + (Math.ceil(columns / group) - 1) * AISLE
  const choices = [2, 3, 4, 5, 6].map(groups => groups * group)
  const { columns, rows, width, depth } = fitting(seats, choices, (columns, rows) => ({
    width: first + rows * pitch + 0.9,
    depth: Math.max(8.4, span(columns) + 2 * EDGE),
  }))
  const begin = (depth - span(columns)) / 2
  const yOf = (column: number) => begin + column * AT_DESK + Math.floor(column / group) * AISLE
  const stage = { x: 0, y: depth * 0.2, width: 2, depth: depth * 0.62, height: 0.18 }
  const tables: Platform[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns && row * columns + column < seats; column += group) {
      const last = Math.min(column + group, columns, seats - row * columns)
      const [from, to] = [yOf(column), yOf(last - 1) + AT_DESK]
      tables.push({ x: first + row * pitch, y: from, width: DESK, depth: to - from - 0.1, height: 0.66 })
    }
  return {
    width,
    depth,
    stage,
    ...onWall(depth),
    standing: along(stage, onStage),
    tables,
    seats: filling(seats, columns, (row, column) => ({
      x: first + row * pitch + DESK + 0.12,
      y: yOf(column) + 0.08,
      back: 'x',
      band: row,
    })),
  }
}

/** Rings around the middle, with a way in from the front. */
function circle(seats: number): Omit<AuditoriumLayout, 'plan' | 'wall'> {
  const inner = 2.3
  const step = 1.1
  const gap = Math.PI / 6
  const room = (radius: number) => Math.floor(((2 * Math.PI - gap) * radius) / 0.88)
  const radii: number[] = []
  let placed = 0
  for (let radius = inner; placed < seats; radius += step) {
    radii.push(radius)
    placed += room(radius)
  }
  const outer = inner + (radii.length - 1) * step
  const size = 2 * (outer + 1.3)
  const [cx, cy] = [size / 2, size / 2]
  // Each ring as full as the others, and the last takes what is left.
  const counts = radii.map(radius => Math.floor((room(radius) * seats) / placed))
  for (
    let left = seats - counts.reduce((sum, one) => sum + one, 0), i = counts.length - 1;
    left > 0;
    left--
  ) {
    counts[i] = (counts[i] ?? 0) + 1
    i = i > 0 ? i - 1 : counts.length - 1
  }
  const all: Seat[] = []
  radii.forEach((radius, row) => {
    const count = counts[row] ?? 0
    for (let i = 0; i < count; i++) {
      const angle = Math.PI / 4 + gap / 2 + ((i + 0.5) / count) * (2 * Math.PI - gap)
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const [x, y] = [cx + dx * radius - 0.26, cy + dy * radius - 0.26]
      const back: Back = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'x' : '-x') : dy > 0 ? 'y' : '-y'
      const band = Math.floor((x + y + 0.52 - cx - cy) / 0.8)
      all.push({ seat: all.length + 1, row, column: i + 1, x, y, back, band })
    }
  })
  const rug = 1.15
  return {
    width: size,
    depth: size,
    stage: { x: cx - rug, y: cy - rug, width: 2 * rug, depth: 2 * rug, height: 0 },
    ...onWall(size),
    standing: [
      [cx - 0.1, cy + 0.2],
      [cx + 0.6, cy - 0.8],
      [cx - 0.8, cy + 0.9],
      [cx + 0.9, cy + 0.5],
      [cx - 0.9, cy - 0.6],
      [cx + 0.2, cy + 1],
    ],
    tables: [],
    seats: all,
  }
}

/** A stage that reaches into the room, seats before it and on both of its sides. */
function debate(seats: number): Omit<AuditoriumLayout, 'plan' | 'wall'> {
  const flank = seats < 24 ? 0 : Math.floor(seats / 4)
  const across = Math.min(14, Math.max(5, Math.ceil(Math.sqrt(flank * 1.4))))
  const rows = Math.ceil(flank / across)
  const stage: Platform = {
    x: 0,
    y: 1.3 + rows * ROW + 0.6,
    width: Math.max(3.6, flank ? across * SEAT + 0.5 : 0),
    depth: 5,
    height: 0.34,
  }
  const depth = 2 * stage.y + stage.depth
  const inFront = seats - 2 * flank
  const fits = (columns: number) =>
    columns * SEAT + Math.floor((columns - 1) / BLOCK) * AISLE <= depth - 2 * EDGE
  let columns = 4
  while (fits(columns + 1) && columns < inFront) columns++
  const frontRows = Math.ceil(inFront / columns)
  const span = columns * SEAT + Math.floor((columns - 1) / BLOCK) * AISLE
  const first = stage.width + 1.3
  const begin = (depth - span) / 2
  // In front first, then the side away from whoever looks, then the near one.
  const front = filling(inFront, columns, (row, column) => ({
    x: first + row * ROW,
    y: begin + column * SEAT + Math.floor(column / BLOCK) * AISLE,
    back: 'x',
    band: rows + row,
  }))
  const side = (isFar: boolean) =>
    filling(flank, across, (row, column) => ({
      x: 0.5 + column * SEAT,
      y: isFar ? stage.y - 0.6 - (row + 1) * ROW + 0.5 : stage.y + stage.depth + 0.7 + row * ROW,
      back: isFar ? '-y' : 'y',
      band: isFar ? -1 - row : row,
    }))
  const after = (all: Seat[], from: Seat[]) => {
    const [rowsBefore, seatsBefore] = [(from.at(-1)?.row ?? -1) + 1, from.length]
    return [...from, ...all.map(one => ({ ...one, row: one.row + rowsBefore, seat: one.seat + seatsBefore }))]
  }
  const mid = stage.y + stage.depth / 2
  const table = { x: stage.width * 0.42, y: mid - 1.5, width: 0.7, depth: 3, height: 0.42 }
  return {
    width: first + frontRows * ROW + 0.9,
    depth,
    stage,
    ...onWall(depth),
    screen: { y: mid + 2.4, width: 4.8 },
    mark: stage.y - 0.4,
    standing: [
      [table.x - 0.55, mid + 0.9],
      [table.x - 0.55, mid - 0.9],
      [table.x - 0.8, mid + 2],
      [table.x - 0.8, mid - 2],
      [table.x - 0.55, mid],
      [table.x - 1.1, mid + 0.4],
    ],
    tables: [table],
    seats: after(side(false), after(side(true), front)),
  }
}

const plans = { auditorium, classroom, circle, debate } as const

/** A room of 1 to 600 seats; what a variation says beyond that is not drawn. */
export function layAuditorium(plan: RoomPlan, seats: number): AuditoriumLayout {
  const drawn = Math.min(mostSeats, Math.max(1, Math.floor(seats)))
  return { plan, wall: drawn <= 60 ? 4 : 4.7, ...plans[plan](drawn) }
}

export type AuditoriumView = { u: number; width: number; height: number; eye: Projection }

const MARGIN = 20
const HEADROOM = 46

/** The widest scale at which all of it is seen. */
export function viewAuditorium({ width: w, depth, wall }: AuditoriumLayout, width: number): AuditoriumView {
  const span = w + depth
  const u = Math.min(width > 1100 ? 48 : 44, (width - 2 * MARGIN) / span)
  const left = (width - span * u) / 2
  const oy = HEADROOM + (wall + 0.3) * u
  // The shadow of its floor lies that much nearer than the floor.
  const height = Math.round(oy + (span * u) / 2 + 1.5 * u + 4)
  return { u, width, height, eye: projection(u, left + depth * u, oy) }
}

/** Where a seat is pressed: as high as whoever sits there. */
const SITTING = 0.42
const middle = ({ x, y }: Seat): Spot => [x + 0.26, y + 0.24]

/** The seat under a point of the drawing. */
export function seatAt(layout: AuditoriumLayout, view: AuditoriumView, sx: number, sy: number): Seat | null {
  const [x, y] = view.eye.inv(sx, sy + SITTING * view.u)
  let found: Seat | null = null
  let nearest = 0.62
  for (const seat of layout.seats) {
    const [mx, my] = middle(seat)
    const away = Math.hypot(x - mx, y - my)
    if (away < nearest) [found, nearest] = [seat, away]
  }
  return found
}

/** Where a seat is on the drawing; `up` above the floor. */
export const spotOfSeat = (view: AuditoriumView, seat: Seat, up = SITTING): Spot =>
  view.eye.p(...middle(seat), up)

/** Seats by the bands in which they are painted, each by how near they are. */
export function bandsOf({ seats }: AuditoriumLayout): { band: number; seats: Seat[] }[] {
  const bands = new Map<number, Seat[]>()
  for (const seat of seats) bands.set(seat.band, [...(bands.get(seat.band) ?? []), seat])
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([band, all]) => ({ band, seats: all.sort((a, b) => a.x + a.y - b.x - b.y) }))
}

/** The rows that one may choose from, each with its seats. */
export function rowsOf({ seats }: AuditoriumLayout): { row: number; name: string; seats: Seat[] }[] {
  const rows = new Map<number, Seat[]>()
  for (const seat of seats) rows.set(seat.row, [...(rows.get(seat.row) ?? []), seat])
  return [...rows].map(([row, all]) => ({ row, name: rowName(row), seats: all }))
}
