import { expect, it } from 'vitest'
import { steadyOrder } from './steady-order.ts'

it('what is pointed at stays where it is, what is new comes at the end, and what has gone is gone', () => {
  expect(steadyOrder([1, 2, 3], [3, 1, 4])).toEqual({ order: [1, 3, 4], moved: 2 })
  expect(steadyOrder([1, 2], [1, 2, 3])).toEqual({ order: [1, 2, 3], moved: 0 })
  expect(steadyOrder([], [2, 1])).toEqual({ order: [2, 1], moved: 0 })
})
