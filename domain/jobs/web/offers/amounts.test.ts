import { expect, it } from 'vitest'
import { sameFigureIn, unitsOf } from '../../contract/units-of.ts'
import { amountsOf } from './amounts.ts'

const plain = (text: string) => text.replace(/\s/gu, ' ')

it('an amount is said in its currency, without what is below its unit where there is none', () => {
  expect(plain(amountsOf({ min: 3_100_000, max: null, currency: 'EUR' }, 'fr'))).toBe('31 000 €')
  expect(plain(amountsOf({ min: null, max: 1250, currency: 'EUR' }, 'de'))).toBe('12,50 €')
})

it('a range names both ends, and one amount where they are the same', () => {
  const range = plain(amountsOf({ min: 3_100_000, max: 3_600_000, currency: 'EUR' }, 'fr'))
  expect(range).toMatch(/^31 000.*36 000/)
  expect(plain(amountsOf({ min: 3_100_000, max: 3_100_000, currency: 'EUR' }, 'fr'))).toBe('31 000 €')
})

it('currencies have as many smallest units as they have', () => {
  expect(unitsOf('EUR')).toBe(100)
  expect(unitsOf('JPY')).toBe(1)
  expect(amountsOf({ min: 4_000_000, max: null, currency: 'JPY' }, 'en')).toContain('4,000,000')
})

it('another currency leaves the figure that was typed as it is', () => {
  expect(sameFigureIn(300_000, 'EUR', 'XOF')).toBe(3000)
  expect(sameFigureIn(3000, 'XOF', 'CHF')).toBe(300_000)
})
