import type { Session } from './sessions.ts'

const halfHour = 30 * 60_000
/** A quarter of an hour on the page. */
export const quarterHeight = 56

type Column = { room: Session['room']; lanes: number; first: number }
type Place = { column: number; from: number; to: number }
export type Grid = {
  columns: readonly Column[]
  /** Lines that may not be crossed by rows growing: each row lasts from its instant to the next one’s. */
  rows: readonly number[]
  end: number
  /** In lines of the grid, from 1. */
  places: ReadonlyMap<number, Place>
}

/** The lane of each session of a room: what overlaps stands side by side. */
export function lanesOf(sessions: readonly Pick<Session, 'id' | 'begin' | 'end'>[]) {
  const ends: number[] = []
  const lanes = new Map<number, number>()
  for (const { id, begin, end } of [...sessions].sort((a, b) => a.begin - b.begin || a.end - b.end)) {
    const free = ends.findIndex(last => last <= begin)
    const lane = free < 0 ? ends.length : free
    ends[lane] = end
    lanes.set(id, lane)
  }
  return { lanes, count: Math.max(ends.length, 1) }
}

/**
 * A day by rooms and time. A row ends wherever something begins, ends or half an hour is over, so that one that has to
 * grow for its words takes all rooms along, and times stay level.
 */
export function gridOf(sessions: readonly Session[]): Grid {
  const last = Number.POSITIVE_INFINITY
  const rooms = [...new Map(sessions.map(({ room }) => [room?.id ?? null, room])).values()].sort(
    (a, b) => (a?.at ?? last) - (b?.at ?? last),
  )
  const begin = Math.floor(Math.min(...sessions.map(one => one.begin)) / halfHour) * halfHour
  const end = Math.ceil(Math.max(...sessions.map(one => one.end)) / halfHour) * halfHour
  const halves = Array.from({ length: (end - begin) / halfHour }, (_, at) => begin + at * halfHour)
  const rows = [...new Set([...halves, ...sessions.flatMap(one => [one.begin, one.end])])]
    .filter(at => at < end)
    .sort((a, b) => a - b)
  const lineOf = (at: number) => (at >= end ? rows.length : rows.indexOf(at)) + 1
  const places = new Map<number, Place>()
  const columns: Column[] = []
  let first = 1
  for (const room of rooms) {
    const own = sessions.filter(one => one.room?.id === room?.id)
    const { lanes, count } = lanesOf(own)
    for (const one of own)
      places.set(one.id, {
        column: first + (lanes.get(one.id) ?? 0),
        from: lineOf(one.begin),
        to: lineOf(one.end),
      })
    columns.push({ room, lanes: count, first })
    first += count
  }
  return { columns, rows, end, places }
}

/** Heights of the rows, to scale where nothing has to grow. */
export const rowHeights = ({ rows, end }: Grid) =>
  rows
    .map((at, index) => (((rows[index + 1] ?? end) - at) / (15 * 60_000)) * quarterHeight)
    .map(height => `minmax(${Math.round(height * 10) / 10}px, auto)`)
    .join(' ')

/** The row that an instant falls into, from 0, and how much of it is over; none outside of the day. */
export function instantIn({ rows, end }: Pick<Grid, 'rows' | 'end'>, at: number) {
  const row = rows.findLastIndex(begin => begin <= at)
  const begin = rows[row]
  if (begin === undefined || at >= end) return null
  return { row, share: (at - begin) / ((rows[row + 1] ?? end) - begin) }
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

const step = { ArrowLeft: -1, ArrowRight: 1 } as const

/** The nearest session in that direction: up and down in its room, left and right at its time. */
export function neighbourOf(
  { places }: Pick<Grid, 'places'>,
  sessions: readonly Session[],
  id: number,
  direction: Direction,
): number | null {
  const here = places.get(id)
  const from = sessions.find(one => one.id === id)
  if (!here || !from) return null
  const at = (one: Session) => places.get(one.id)?.column ?? 0
  const column = sessions.filter(one => at(one) === here.column).sort((a, b) => a.begin - b.begin)
  if (direction === 'Home') return column[0]?.id ?? null
  if (direction === 'End') return column.at(-1)?.id ?? null
  if (direction === 'ArrowUp') return column.findLast(one => one.begin < from.begin)?.id ?? null
  if (direction === 'ArrowDown') return column.find(one => one.begin > from.begin)?.id ?? null
  const beside = sessions.filter(one => (at(one) - here.column) * step[direction] > 0)
  const nearest = Math.min(...beside.map(one => Math.abs(at(one) - here.column)))
  const [found] = beside
    .filter(one => Math.abs(at(one) - here.column) === nearest)
    .sort((a, b) => Math.abs(a.begin - from.begin) - Math.abs(b.begin - from.begin))
  return found?.id ?? null
}
