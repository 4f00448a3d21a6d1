import { expect, it } from 'vitest'
import { payStepsOf } from './pay-steps.ts'

it('pay is narrowed by round amounts between the least and the greatest, in the units of its currency', () => {
  expect(payStepsOf({ currency: 'EUR', least: 2_200_000, greatest: 6_000_000 })).toEqual([
    2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000,
  ])
  // Without a unit beneath it.
  expect(payStepsOf({ currency: 'XOF', least: 1_800_000, greatest: 3_000_000 })).toEqual([
    2_000_000, 2_500_000, 3_000_000,
  ])
})

it('one amount, or hardly any, makes no endless list', () => {
  expect(payStepsOf({ currency: 'EUR', least: 3_100_000, greatest: 3_100_000 })).toEqual([])
  expect(payStepsOf({ currency: 'EUR', least: 0, greatest: 4_000_000 })).toHaveLength(12)
  expect(payStepsOf({ currency: 'EUR', least: 0, greatest: 0 })).toEqual([])
})
