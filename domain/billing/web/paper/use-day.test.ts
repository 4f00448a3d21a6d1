import { expect, it } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useDay } from './use-day.ts'

it('the day on a paper is the same in every zone', async () => {
  const { now: day } = await renderHook(useDay)
  expect(day('2026-01-01')).toBe('1 janv. 2026')
  expect(day('2026-12-31')).toBe('31 déc. 2026')
})
