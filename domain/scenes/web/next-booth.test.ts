import { expect, test } from 'vitest'
import { hallFixture } from './fixture.ts'
import { layHall } from './hall-layout.ts'
import { type Move, nextBooth } from './next-booth.ts'

const stops = layHall(hallFixture(24).booths).placed.map(p => ({
  id: p.booth.id,
  aisle: p.aisle,
  along: p.x + p.booth.width / 2,
}))
const walk = (from: number, ...moves: Move[]) => moves.reduce((at, move) => nextBooth(stops, at, move), from)

test('Right and Left follow the aisles in the order of the list', () => {
  expect(walk(1, 'ArrowRight')).toBe(2)
  expect(walk(6, 'ArrowRight')).toBe(7)
  expect(walk(7, 'ArrowLeft')).toBe(6)
})

test('Down and Up jump to the nearest booth of the next aisle', () => {
  expect(walk(2, 'ArrowDown')).toBe(8)
  expect(walk(8, 'ArrowUp')).toBe(2)
})

test('Home and End reach the first and the last booth, and nothing leads out of the hall', () => {
  expect(walk(9, 'Home')).toBe(1)
  expect(walk(9, 'End')).toBe(24)
  expect(walk(1, 'ArrowLeft')).toBe(1)
  expect(walk(24, 'ArrowRight')).toBe(24)
  expect(walk(3, 'ArrowUp')).toBe(3)
})
