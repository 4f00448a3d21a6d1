import { expect, it } from 'vitest'
import { roomPlans } from '../contract/scene.ts'
import {
  bandsOf,
  layAuditorium,
  mostSeats,
  rowsOf,
  seatAt,
  seatName,
  spotOfSeat,
  viewAuditorium,
} from './auditorium-layout.ts'

const sizes = [1, 12, 20, 60, 100, 150, 300, 600]
const rooms = roomPlans.flatMap(plan => sizes.map(seats => [plan, seats] as const))

it.each(rooms)('%s of %i: every seat once, in the room, off the stage and off each other', (plan, count) => {
  const layout = layAuditorium(plan, count)
  const { seats, stage, tables } = layout
  expect(seats.map(one => one.seat)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  expect(new Set(seats.map(seatName)).size).toBe(count)
  for (const { x, y } of seats) {
    expect(x > 0.2 && x + 0.52 < layout.width - 0.2 && y > 0.2 && y + 0.46 < layout.depth - 0.2).toBe(true)
    for (const { x: left, y: back, width, depth } of [stage, ...tables])
      expect(x + 0.52 <= left || left + width <= x || y + 0.46 <= back || back + depth <= y).toBe(true)
  }
  const apart = (a: (typeof seats)[number], b: (typeof seats)[number]) => Math.hypot(a.x - b.x, a.y - b.y)
  expect(seats.every((one, i) => seats.slice(i + 1).every(other => apart(one, other) > 0.5))).toBe(true)
})

it.each(rooms)('%s of %i: a press on a seat finds it, a press beside the room none', (plan, count) => {
  const layout = layAuditorium(plan, count)
  const view = viewAuditorium(layout, 928)
  const found = layout.seats.map(seat => seatAt(layout, view, ...spotOfSeat(view, seat))?.seat)
  expect(found).toEqual(layout.seats.map(one => one.seat))
  expect(seatAt(layout, view, 2, 2)).toBeNull()
  // The near corner of what is drawn, with its shadow.
  expect(view.eye.p(layout.width + 0.5, layout.depth + 0.7, -0.9)[1]).toBeLessThan(view.height)
})

it('who is nearer is painted later: rows one after the other, the far side of a stage before it, the near one after it', () => {
  const [rows, ring, sides] = (['auditorium', 'circle', 'debate'] as const).map(plan =>
    bandsOf(layAuditorium(plan, 60)),
  )
  expect(rows?.map(({ band }) => band)).toEqual(rows?.map((_, at) => at))
  const depth = (band: number) => (ring?.find(one => one.band === band)?.seats ?? []).map(({ x, y }) => x + y)
  expect(Math.max(...depth(-1))).toBeLessThanOrEqual(Math.min(...depth(0)))
  expect(
    sides
      ?.filter(({ band }) => band < 0)
      .flatMap(({ seats }) => seats)
      .every(({ back }) => back === '-y'),
  ).toBe(true)
})

it('rows are named by letters beyond Z, and no more seats are drawn than a room may show', () => {
  expect(layAuditorium('auditorium', 10_000).seats).toHaveLength(mostSeats)
  const names = rowsOf(layAuditorium('auditorium', 100)).map(({ name }) => name)
  expect(names[0]).toBe('A')
  expect(seatName({ row: 26, column: 3 })).toBe('AA3')
  expect(seatName({ row: 2, column: 14 })).toBe('C14')
})
