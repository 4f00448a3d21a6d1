import { expect, it } from 'vitest'
import { leftOf, vatOfPart } from './credits.ts'

const line = { source: 'stand:1', net: 1000, vat: 55, rate: 550 }

it('what is left of a line is what was asked for less each credit of it, to the cent', () => {
  const credits = [
    { ...line, net: -333, vat: -18 },
    { ...line, net: -1, vat: 0 },
    { ...line, source: 'stand:2', net: -500, vat: -27 },
  ]
  expect(leftOf([line], credits)).toEqual([{ line, isCredited: true, net: 666, vat: 37 }])
  expect(leftOf([line], [])).toEqual([{ line, isCredited: false, net: 1000, vat: 55 }])
})

it('the last part takes all the tax that is left, and no part takes more', () => {
  expect(vatOfPart(333, 550, line)).toBe(18)
  expect(vatOfPart(1000, 550, { net: 1000, vat: 54 })).toBe(54)
  expect(vatOfPart(999, 550, { net: 1000, vat: 54 })).toBe(54)
})
