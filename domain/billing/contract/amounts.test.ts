import { describe, expect, it } from 'vitest'
import {
  countLine,
  decimalsOf,
  formatAmount,
  negated,
  type PricedLine,
  toMinor,
  totalsOf,
} from './amounts.ts'

const line = (given: Partial<PricedLine> & { unit: number }): PricedLine => ({
  quantity: 1,
  discount: 0,
  rate: 2000,
  ...given,
})
const invoice = (...lines: PricedLine[]) =>
  totalsOf(lines.map(one => ({ rate: one.rate, ...countLine(one) })))

describe('invoices worked out by hand', () => {
  it('3 × 19.99 € at 20 %: 59.97 + 11.99 = 71.96', () => {
    // 11.994 is rounded down.
    expect(invoice(line({ unit: 1999, quantity: 3 }))).toMatchObject({ net: 5997, vat: 1199, gross: 7196 })
  })

  it('half a cent is rounded up: 0.75 € at 10 % is 0.08 of VAT, not 0.07', () => {
    expect(countLine(line({ unit: 75, rate: 1000 }))).toEqual({ net: 75, vat: 8 })
    // 10.05 € at 10 %: 100.5 cents, which no binary fraction holds exactly, are 101.
    expect(countLine(line({ unit: 1005, rate: 1000 }))).toEqual({ net: 1005, vat: 101 })
  })

  it('rounds line by line: three lines of 0.33 € at 5.5 % have 3 × 0.02 of VAT, where the sum would have 0.05', () => {
    const one = line({ unit: 33, rate: 550 })
    expect(invoice(one, one, one)).toMatchObject({ net: 99, vat: 6, gross: 105 })
  })

  it('mixed rates: a booth 1 250.00 at 20 %, meals 84.50 at 10 %, a book 19.90 at 5.5 %', () => {
    // 250.00 + 8.45 + 1.0945
    expect(
      invoice(line({ unit: 1990, rate: 550 }), line({ unit: 125000 }), line({ unit: 8450, rate: 1000 })),
    ).toEqual({
      net: 135440,
      vat: 25954,
      gross: 161394,
      rates: [
        { rate: 2000, net: 125000, vat: 25000 },
        { rate: 1000, net: 8450, vat: 845 },
        { rate: 550, net: 1990, vat: 109 },
      ],
    })
  })

  it('a currency without decimals: 3 × 4 999 ¥ at 10 % is 14 997 + 1 500', () => {
    expect(invoice(line({ unit: 4999, quantity: 3, rate: 1000 }))).toMatchObject({
      net: 14997,
      vat: 1500,
      gross: 16497,
    })
  })

  it('fractions: 12.5 m² at 89.99 € and 21 % is 1 124.88 + 236.22', () => {
    // 1 124.875, then 236.2248
    expect(countLine(line({ unit: 8999, quantity: 12.5, rate: 2100 }))).toEqual({ net: 112488, vat: 23622 })
    // 0.1 × 3 × … is exact: thousandths, not binary fractions
    expect(countLine(line({ unit: 1000, quantity: 0.3, rate: 0 }))).toEqual({ net: 300, vat: 0 })
  })

  it('a discount: 2 × 349.95 € less 12.5 % at 19 % is 612.41 + 116.36', () => {
    // 699.90 × 0.875 = 612.4125; 612.41 × 0.19 = 116.3579
    expect(countLine(line({ unit: 34995, quantity: 2, discount: 1250, rate: 1900 }))).toEqual({
      net: 61241,
      vat: 11636,
    })
    expect(countLine(line({ unit: 34995, discount: 10000 }))).toEqual({ net: 0, vat: 0 })
  })

  it('three decimals: 7 × 12.345 KWD at 5 % is 86.415 + 4.321', () => {
    // 4.32075
    expect(countLine(line({ unit: 12345, quantity: 7, rate: 500 }))).toEqual({ net: 86415, vat: 4321 })
  })

  it('a credit note takes back exactly what the invoice asked for', () => {
    for (const unit of [75, 1005, 1999, 33]) {
      const asked = countLine(line({ unit, rate: 1000 }))
      expect(countLine(line({ unit: -unit, rate: 1000 }))).toEqual({
        net: negated(asked.net),
        vat: negated(asked.vat),
      })
    }
    expect(Object.is(negated(0), 0)).toBe(true)
  })
})

describe('currencies', () => {
  it('have as many decimals as they have', () => {
    expect(['EUR', 'CHF', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 2, 0, 3])
    expect([toMinor(19.99, 'EUR'), toMinor(1.005, 'KWD'), toMinor(4999, 'JPY')]).toEqual([1999, 1005, 4999])
  })

  it('are written as the reader writes them', () => {
    expect(formatAmount(123456, 'EUR', 'fr').replace(/\s/g, ' ')).toBe('1 234,56 €')
    expect(formatAmount(123456, 'EUR', 'en')).toBe('€1,234.56')
    expect(formatAmount(1234, 'JPY', 'de').replace(/\s/g, ' ')).toBe('1.234 ¥')
  })
})
