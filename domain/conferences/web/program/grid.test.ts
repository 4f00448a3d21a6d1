import { describe, expect, it } from 'vitest'
import { at, session } from '../testing/session.ts'
import { gridOf, instantIn, neighbourOf, rowHeights } from './grid.ts'

const [morning, lightning, workshop, unplaced] = [1, 2, 3, 4]
const sessions = [
  session(morning, ['09:30', '10:15'], 0),
  session(workshop, ['10:00', '11:00'], 1),
  session(lightning, ['10:15', '10:20'], 0),
  session(unplaced, ['10:30', '11:00'], null),
]
const grid = gridOf(sessions)
const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16)

describe('a day by rooms and time', () => {
  it('has a row between any two instants at which something begins, ends or half an hour is over', () =>
    expect(grid.rows.map(clock)).toEqual(['09:30', '10:00', '10:15', '10:20', '10:30']))

  it('shows a session from its beginning to its end, in the column of its room', () => {
    expect(grid.places.get(morning)).toEqual({ column: 1, from: 1, to: 3 })
    expect(grid.places.get(lightning)).toEqual({ column: 1, from: 3, to: 4 })
    expect(grid.places.get(workshop)).toEqual({ column: 2, from: 2, to: 6 })
  })

  it('keeps the organizer’s order of rooms, and puts what has none last', () =>
    expect(grid.columns.map(({ room }) => room?.name ?? null)).toEqual(['Auditorium', 'Classroom', null]))

  it('is to scale where nothing has to grow', () =>
    expect([...rowHeights(grid).matchAll(/([\d.]+)px/g)].map(([, height]) => Number(height))).toEqual([
      112, 56, 18.7, 37.3, 112,
    ]))

  it('puts what overlaps in a room side by side, and what follows back into the first place', () => {
    const two = gridOf([
      session(1, ['09:00', '10:00']),
      session(2, ['09:30', '10:30']),
      session(3, ['10:00', '11:00']),
      session(4, ['09:00', '10:00'], 1),
    ])
    expect([1, 2, 3, 4].map(id => two.places.get(id)?.column)).toEqual([1, 2, 1, 3])
    expect(two.columns.map(({ first, lanes }) => [first, lanes])).toEqual([
      [1, 2],
      [3, 1],
    ])
  })

  it('says where an instant falls, and nothing outside of the day', () => {
    expect(instantIn(grid, at('10:25'))).toEqual({ row: 3, share: 0.5 })
    expect(instantIn(grid, at('09:29'))).toBeNull()
    expect(instantIn(grid, at('11:00'))).toBeNull()
  })
})

describe('the arrows', () => {
  const next = (id: number, key: Parameters<typeof neighbourOf>[3]) => neighbourOf(grid, sessions, id, key)

  it('lead up and down in the room', () => {
    expect([next(morning, 'ArrowDown'), next(lightning, 'ArrowUp')]).toEqual([lightning, morning])
    expect([next(morning, 'ArrowUp'), next(lightning, 'ArrowDown')]).toEqual([null, null])
    expect([next(morning, 'End'), next(lightning, 'Home')]).toEqual([lightning, morning])
  })

  it('lead left and right to what is nearest in time', () => {
    expect([next(morning, 'ArrowRight'), next(unplaced, 'ArrowLeft')]).toEqual([workshop, workshop])
    expect(next(workshop, 'ArrowLeft')).toBe(lightning)
    expect([next(morning, 'ArrowLeft'), next(unplaced, 'ArrowRight')]).toEqual([null, null])
  })
})
