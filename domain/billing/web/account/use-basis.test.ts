import { expect, it } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Account } from '../../contract/accounts.ts'
import type { FollowedQuote } from '../../contract/quotes.ts'
import { useBasis } from './use-basis.ts'

const line = (more: object = {}) => ({ source: 'stand:1', quantity: 1, invoiced: 0, unit: 1000, ...more })
const quote = (more: Partial<FollowedQuote> = {}) =>
  ({
    id: 5,
    gross: 1200,
    currency: 'EUR',
    isExpired: false,
    isAssignedOtherwise: false,
    isPricedOtherwise: false,
    isTaxedOtherwise: false,
    grossTaxedToday: 1100,
    ...more,
  }) as FollowedQuote
const open = (followed: FollowedQuote | null, more: object = {}) =>
  renderHook(() =>
    useBasis({
      followed,
      open: { gross: 900 },
      currency: 'CHF',
      lines: [line()],
      ...more,
    } as unknown as Account),
  )

it('without a quote an invoice asks for what is assigned today', async () => {
  const { now } = await open(null)
  expect(now).toMatchObject({
    basis: 'today',
    isDecided: true,
    asked: { gross: 900, currency: 'CHF' },
    body: { quote: null },
  })
})

it('what was offered is asked for, in the currency in which it was offered', async () => {
  const { now } = await open(quote())
  expect(now).toMatchObject({
    basis: 'quote',
    isDecided: true,
    asked: { gross: 1200, currency: 'EUR' },
    body: { quote: 5 },
  })
  expect(now.asksBasis).toBe(false)
})

it('where something else is assigned than was offered nobody decides but who invoices', async () => {
  const basis = await open(quote({ isAssignedOtherwise: true }))
  expect(basis.now).toMatchObject({ basis: null, isDecided: false, asksBasis: true })
  await basis.act(() => basis.now.choose('quote'))
  expect(basis.now).toMatchObject({ isDecided: true, body: { quote: 5 } })
  await basis.act(() => basis.now.choose('today'))
  expect(basis.now.body).toEqual({ quote: null })
})

it('another price is asked about while the quote still counts', async () =>
  expect((await open(quote({ isPricedOtherwise: true }))).now).toMatchObject({
    basis: 'quote',
    asksBasis: true,
  }))

it('an expired quote gives way to today’s prices, unless something has none', async () => {
  expect((await open(quote({ isExpired: true }))).now.basis).toBe('today')
  const gap = await open(quote({ isExpired: true }), { lines: [line(), line({ unit: null })] })
  expect(gap.now).toMatchObject({ basis: 'quote', mayToday: false })
})

it('what is already invoiced is nothing to invoice today, with or without a price', async () => {
  expect((await open(null, { lines: [line({ invoiced: 1 })] })).now.mayToday).toBe(false)
  expect((await open(null, { lines: [line(), line({ invoiced: 1, unit: null })] })).now.mayToday).toBe(true)
})

it('where the tax is another one today, whoever invoices says which, and sees what it comes to', async () => {
  const basis = await open(quote({ isTaxedOtherwise: true }))
  expect(basis.now).toMatchObject({ asksTax: true, isDecided: false, asked: { gross: 1200 } })
  await basis.act(() => basis.now.chooseTax('today'))
  expect(basis.now).toMatchObject({
    isDecided: true,
    asked: { gross: 1100 },
    body: { quote: 5, tax: 'today' },
  })
  await basis.act(() => basis.now.chooseTax('quoted'))
  expect(basis.now).toMatchObject({ asked: { gross: 1200 }, body: { quote: 5, tax: 'quoted' } })
  await basis.act(() => basis.now.choose('today'))
  expect(basis.now).toMatchObject({ tax: null, body: { quote: null } })
})
