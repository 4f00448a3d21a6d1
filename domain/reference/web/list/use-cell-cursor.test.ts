import { expect, it } from 'vitest'
import { cellAfter } from './use-cell-cursor.ts'

const size = { row: 2, column: 3 }

it('Tab goes cell by cell, from the end of a row to the beginning of the next', () => {
  expect(cellAfter({ row: 0, column: 0 }, 1, size)).toEqual({ row: 0, column: 1 })
  expect(cellAfter({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 })
})

it('Shift and Tab go back', () => {
  expect(cellAfter({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 })
})

it('past the first and the last cell one leaves the grid', () => {
  expect(cellAfter({ row: 0, column: 0 }, -1, size)).toBeNull()
  expect(cellAfter({ row: 1, column: 2 }, 1, size)).toBeNull()
})
