import { expect, it } from 'vitest'
import { gridOf } from './hour-grid.ts'

const at = (instant: string, views: number | null) => ({ at: instant, views, seconds: 0, downloads: 0 })

it('hours stand under the clocks of the fair, from the first to the last that was busy, and say where they were few', () => {
  const series = [
    at('2026-11-24T05:00:00Z', 0),
    at('2026-11-24T08:00:00Z', 3),
    at('2026-11-24T10:00:00Z', 9),
    at('2026-11-25T09:00:00Z', null),
  ]
  const grid = gridOf(series, 'Europe/Paris', 'fr', 'few')
  expect(grid.hours).toHaveLength(3)
  expect(grid.values).toEqual([
    [3, 0, 9],
    [0, 'few', 0],
  ])
  expect(grid.most).toEqual({ day: grid.days[0], hour: grid.hours[2] })
})

it('without anybody there is no grid', () => {
  expect(gridOf([at('2026-11-24T05:00:00Z', 0)], 'Europe/Paris', 'fr', 'few').most).toBeNull()
})
