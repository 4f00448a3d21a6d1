import { expect, it } from 'vitest'
import { dayBefore, dayIn, daysOf, lastDays, periodOf } from './period.ts'

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
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28')
})

it('hours are asked of the last days in which anything happened, and of no more than are drawn', () => {
  const at = (...days: string[]) => days.map(day => ({ at: day }))
  expect(lastDays(at('2026-11-24', '2026-11-25'), 14)).toEqual({
    startDate: '2026-11-24',
    endDate: '2026-11-25',
  })
  expect(lastDays(at('2026-01-01', '2026-11-25'), 14)).toEqual({
    startDate: '2026-11-12',
    endDate: '2026-11-25',
  })
  expect(lastDays(at('2026-11-24T08:00:00.000Z'), 14)?.endDate).toBe('2026-11-24')
  expect(lastDays([], 14)).toBeNull()
})
