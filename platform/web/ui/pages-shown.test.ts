import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

test('few pages are all offered', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4])
})

test('in a long run the ends and the neighbours are offered', () => {
  expect(pagesShown(10, 40)).toEqual([1, null, 9, 10, 11, null, 40])
  expect(pagesShown(1, 40)).toEqual([1, 2, 3, 4, null, 40])
})

test('a gap never stands for a single page', () => {
  for (let total = 1; total <= 30; total++)
    for (let current = 1; current <= total; current++) {
      const shown = pagesShown(current, total)
      shown.forEach((page, index) => {
        if (page !== null) return
        const before = shown[index - 1] ?? 0
        const after = shown[index + 1] ?? 0
        expect(after - before).toBeGreaterThan(2)
      })
    }
})
