import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const now = new Date(2026, 10, 23, 9)
const at = (...moment: [number, number, number, number]) => ({ createdAt: new Date(...moment).toISOString() })

it('what came in stands under its day, in the words of the reader', () => {
  const rows = [
    at(2026, 10, 23, 8),
    at(2026, 10, 23, 0),
    at(2026, 10, 22, 23),
    at(2026, 10, 20, 12),
    at(2025, 11, 31, 12),
  ]
  expect(byDay(rows, now, 'fr').map(({ name, rows: of }) => [name, of.length])).toEqual([
    ['Aujourd’hui', 2],
    ['Hier, dimanche 22 novembre', 1],
    ['Vendredi 20 novembre', 1],
    ['Mercredi 31 décembre 2025', 1],
  ])
  expect(byDay(rows, now, 'de')[1]?.name).toBe('Gestern, Sonntag, 22. November')
})
