import { describe, expect, it } from 'vitest'
import { taxFor } from './vat.ts'

const french = [{ country: 'FR', rate: 2000 }]
const plain = (rate: number | null) => ({ rate, isReverseCharge: false, isOutsideScope: false })
const reverseCharge = { rate: 0, isReverseCharge: true, isOutsideScope: false }
const outside = { rate: 0, isReverseCharge: false, isOutsideScope: true }

const german = 'DE136695976'
const cases: [string, string | null, string | null, ReturnType<typeof taxFor>][] = [
  ['France, with a number', 'FR', 'FR40303265045', plain(2000)],
  ['France, without', 'FR', null, plain(2000)],
  ['Monaco, which counts as France', 'MC', 'FR40303265045', plain(2000)],
  ['Germany, with a number', 'DE', german, reverseCharge],
  ['Germany, without: the seller’s rate', 'DE', null, plain(2000)],
  ['Germany, with a number whose check digit is wrong', 'DE', 'DE136695977', plain(2000)],
  ['Germany, with a number of the seller’s country', 'DE', 'FR40303265045', plain(2000)],
  ['Greece, whose numbers begin with EL', 'GR', 'EL094259216', reverseCharge],
  ['a country not said, with a German number', null, german, reverseCharge],
  ['nothing said', null, null, plain(2000)],
  ['Switzerland', 'CH', null, outside],
  ['Switzerland, with a number', 'CH', 'CHE107787577', outside],
  ['Great Britain, with a number of Northern Ireland', 'GB', 'XI980780684', outside],
]

describe('the tax that a seller in France asks of a firm', () => {
  it.each(cases)('in %s', (_name, country, vatNumber, tax) => {
    expect(taxFor(french, 'FR', { country, vatNumber })).toEqual(tax)
  })

  it('in another country without a number is that country’s where the seller has registered one', () => {
    const rates = [...french, { country: 'DE', rate: 1900 }, { country: 'CH', rate: 810 }]
    expect(taxFor(rates, 'FR', { country: 'DE', vatNumber: null })).toEqual(plain(1900))
    expect(taxFor(rates, 'FR', { country: 'DE', vatNumber: german })).toEqual(reverseCharge)
    expect(taxFor(rates, 'FR', { country: 'CH', vatNumber: null })).toEqual(plain(810))
  })
})

it('A seller outside the Union leaves no tax to anybody', () => {
  const rates = [{ country: 'CH', rate: 810 }]
  expect(taxFor(rates, 'CH', { country: 'DE', vatNumber: german })).toEqual(plain(810))
  expect(taxFor([], null, { country: 'DE', vatNumber: german })).toEqual(plain(null))
})
