import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useNow, useSpan, waitingMinutes } from './moments.ts'

afterEach(() => void vi.useRealTimers())

it('whole minutes are counted, and a clock that is slow makes nobody wait less than none', () => {
  const since = '2026-11-23T09:00:00Z'
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)
  expect(
    ['09:00:59', '09:01:00', '10:30:10', '08:59:00'].map(time => waitingMinutes(since, at(time))),
  ).toEqual([0, 1, 90, 0])
})

it('a time of waiting is said in the unit that somebody would say', async () => {
  const { now: span } = await renderHook(() => useSpan())
  const said = [0, 1, 89, 90, 150, 36 * 60 - 1, 36 * 60, 5 * 1_440].map(span)
  expect(said.map(text => text.replace(/\s/g, ' '))).toEqual([
    '0 min',
    '1 min',
    '89 min',
    '2 h',
    '3 h',
    '36 h',
    '2 j',
    '5 j',
  ])
})

it('the moment moves on by itself, and not after the page was left', async () => {
  vi.useFakeTimers({ now: 0 })
  const hook = await renderHook(() => useNow(20_000))
  await hook.act(() => void vi.advanceTimersByTime(19_999))
  expect(hook.now).toBe(0)
  await hook.act(() => void vi.advanceTimersByTime(20_001))
  expect(hook.now).toBe(40_000)
  await hook.leave()
  expect(vi.getTimerCount()).toBe(0)
})
