import { expect, it } from 'vitest'
import { aYearLater, nextYearIn } from './later-date.ts'

it('is at the same hour of the fair a year later, also where the clocks have changed', () => {
  expect(aYearLater('2026-03-28T08:00:00Z', 'Europe/Paris')).toBe('2027-03-28T07:00:00.000Z')
  expect(aYearLater('2028-02-29T12:00:00Z', 'UTC')).toBe('2029-02-28T12:00:00.000Z')
  expect(aYearLater(null, 'UTC')).toBeNull()
})

it('moves the year of the date on, and no other figure', () => {
  expect(nextYearIn('Salon 2026, 12e', '2026-05-01T00:00:00Z')).toBe('Salon 2027, 12e')
  expect(nextYearIn('Salon 2024', '2026-05-01T00:00:00Z')).toBe('Salon 2024')
  expect(nextYearIn('Salon 2026', null)).toBe('Salon 2026')
})
