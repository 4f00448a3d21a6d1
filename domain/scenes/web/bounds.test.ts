import { expect, it } from 'vitest'
import { apart, boundsOf, boxBounds, ellipseBounds } from './bounds.ts'
import { projection } from './iso.ts'

const { p } = projection(100)
const tile = (x: number, y: number) => boundsOf([p(x, y), p(x + 1, y), p(x + 1, y + 1), p(x, y + 1)])

it('tells tiles of a floor apart that only touch, though the frames around them overlap', () => {
  expect(apart(tile(0, 0), tile(1, 0))).toBe(true)
  expect(apart(tile(0, 0), tile(0, 1))).toBe(true)
  expect(apart(tile(0, 0), tile(3, 1))).toBe(true)
  expect(apart(tile(0, 0), tile(0.5, 0.5))).toBe(false)
})

it('takes what is round or stands upright for no smaller than it is', () => {
  const disc = ellipseBounds(0, 50, 70, 35)
  expect(apart(disc, tile(0, 0))).toBe(false)
  expect(apart(ellipseBounds(0, 50, 20, 10), tile(1, 0))).toBe(true)
  expect(apart(boxBounds(-20, -80, 20, 50), tile(0, 0))).toBe(false)
  expect(apart(boundsOf([p(2, 0), p(2, 1)], 6), tile(1, 0))).toBe(false)
})
