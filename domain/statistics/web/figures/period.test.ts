import { expect, it } from 'vitest'
import { dayIn, daysOf, periodOf } from './period.ts'

const today = '2026-11-24'
const asked = (address: string) => {
  const search = new URLSearchParams(address)
  return periodOf(name => search.get(name) ?? '', today)
}

it('an address names a period, by words or by its days', () => {
  expect(daysOf(asked('period=today'))).toEqual({ startDate: today, endDate: today })
  expect(daysOf(asked('period=week'))).toEqual({ startDate: '2026-11-18', endDate: today })
  expect(asked('from=2026-11-20&to=2026-11-22')).toEqual({
    id: 'days',
    startDate: '2026-11-20',
    endDate: '2026-11-22',
  })
})

it('without days, or with days that are none, it is the whole fair', () => {
  for (const address of [
    '',
    'period=year',
    'from=2026-11-22&to=2026-11-20',
    'from=2026-13-40&to=2026-13-41',
    'from=2026-11-20',
  ])
    expect(daysOf(asked(address))).toEqual({})
})

it('a day is that of the fair, not of its reader', () => {
  const late = new Date('2026-11-24T23:30:00Z')
  expect(dayIn('Europe/Paris', late)).toBe('2026-11-25')
  expect(dayIn('America/New_York', late)).toBe('2026-11-24')
})
