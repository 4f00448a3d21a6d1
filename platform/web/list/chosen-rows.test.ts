import { expect, it } from 'vitest'
import { rowBeside, toggled, withRange } from './chosen-rows.ts'

const rows = ['ada', 'bea', 'cleo', 'dora', 'emma']
const chosen = (...names: string[]) => new Set(names)

it('the cursor begins on the first row, goes row by row and stays at the ends', () => {
  expect(rowBeside(rows, null, 1)).toBe('ada')
  expect(rowBeside(rows, 'ada', 1)).toBe('bea')
  expect(rowBeside(rows, 'bea', -1)).toBe('ada')
  expect(rowBeside(rows, 'ada', -1)).toBe('ada')
  expect(rowBeside(rows, 'emma', 1)).toBe('emma')
})

it('a cursor on a row that is gone begins anew, and an empty list has none', () => {
  expect(rowBeside(rows, 'zoe', 1)).toBe('ada')
  expect(rowBeside([], 'ada', 1)).toBeUndefined()
})

it('a row is chosen and let go of by the same key, the others stay', () => {
  expect(toggled(chosen('ada'), 'bea')).toEqual(chosen('ada', 'bea'))
  expect(toggled(chosen('ada', 'bea'), 'bea')).toEqual(chosen('ada'))
})

it('a range is chosen upwards as downwards, with what was chosen before', () => {
  expect(withRange(rows, chosen('emma'), 'bea', 'dora')).toEqual(chosen('bea', 'cleo', 'dora', 'emma'))
  expect(withRange(rows, chosen(), 'dora', 'bea')).toEqual(chosen('bea', 'cleo', 'dora'))
})

it('a range without a beginning, or from a row that is gone, is the row alone', () => {
  expect(withRange(rows, chosen(), null, 'bea')).toEqual(chosen('bea'))
  expect(withRange(rows, chosen(), 'zoe', 'bea')).toEqual(chosen('bea'))
})
