import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projection } from './iso.ts'

const coordinate = fc.double({ min: -60, max: 60, noNaN: true })

test('the floor under a projected point is the point itself', () => {
  fc.assert(
    fc.property(coordinate, coordinate, fc.double({ min: 4, max: 64, noNaN: true }), (x, y, u) => {
      const eye = projection(u, 137, -20)
      const [bx, by] = eye.inv(...eye.p(x, y))
      expect(bx).toBeCloseTo(x, 6)
      expect(by).toBeCloseTo(y, 6)
    }),
  )
})

test('height moves a point straight up by one half tile width a tile', () => {
  const eye = projection(30)
  const [x0, y0] = eye.p(3, 2)
  expect(eye.p(3, 2, 1.5)).toEqual([x0, y0 - 45])
})
