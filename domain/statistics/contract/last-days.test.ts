import { expect, it } from 'vitest'
import { dayBefore, lastDays } from './last-days.ts'

it('the day before a month is the last of the one before', () => {
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
