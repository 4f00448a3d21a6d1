import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useAgo } from './use-ago.ts'

afterEach(() => void vi.useRealTimers())

it('says how long ago something was in the largest unit that fits, and never that it is to come', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z'), toFake: ['Date'] })
  const { now: ago } = await renderHook(useAgo)
  expect(
    [
      '2026-11-24T12:05:00Z',
      '2026-11-24T11:59:30Z',
      '2026-11-24T10:01:00Z',
      '2026-11-22T12:00:00Z',
      '2024-11-24T11:00:00Z',
    ].map(ago),
  ).toEqual(['il y a 1 minute', 'il y a 1 minute', 'il y a 1 heure', 'avant-hier', 'il y a 2 ans'])
})
