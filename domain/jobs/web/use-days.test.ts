import { expect, it } from 'vitest'
import { daysBetween } from './use-days.ts'

it('days are midnights of the fair, whatever hour it is and whenever clocks change', () => {
  const zone = 'Europe/Paris'
  const days = (from: string, to: string) => daysBetween(new Date(from), new Date(to), zone)
  // A quarter to midnight in Paris, and the end of the fourteenth day from there.
  expect(days('2026-11-24T22:45:00Z', '2026-12-08T22:59:59Z')).toBe(14)
  expect(days('2026-11-24T23:05:00Z', '2026-12-08T22:59:59Z')).toBe(13)
  expect(days('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z')).toBe(2)
  expect(days('2026-12-08T20:00:00Z', '2026-12-07T22:59:59Z')).toBe(-1)
})
