import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { ConferenceView } from '../../contract/calls.ts'
import { useAtMost } from './use-at-most.ts'
import { useWatching } from './use-watching.ts'

const viewOf = (more: object = {}) =>
  ({
    conference: { id: 7, fair: { id: 1 } },
    isWatchable: true,
    entry: { may: false, reason: 'login_needed', passes: [] },
    doors: null,
    now: '2027-03-09T09:00:00Z',
    ...more,
  }) as unknown as ConferenceView
const watched = viewOf({ entry: { may: true, reason: null, passes: [] } })
const call = 'POST /conferences/7/watching'
const key = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function page(view: ConferenceView, answers: object[], user?: ReturnType<typeof userOf>) {
  const reader = await readerOf({ answers: { [call]: answers }, ...(user && { user }) })
  const hook = await renderHook(() => useWatching(view), reader.around)
  leave = hook.leave
  await hook.act(() => {})
  return { hook, reader }
}

it('whoever has no account is shown what they may watch, says so by the key they were given, and gives it back', async () => {
  const { hook, reader } = await page(viewOf(), [{ key, view: watched }])
  expect(hook.now.shown.entry.may).toBe(true)
  await hook.act(() => reader.queries.refetchQueries())
  expect(reader.sent().map(({ body }) => body)).toEqual([{}, { key }])
  await hook.leave()
  leave = async () => {}
  expect(reader.sent().at(-1)?.call).toBe(`DELETE /conferences/7/watching?key=${key}`)
})

it('what may be watched no longer is gone, and a server that is away for a moment takes nothing away', async () => {
  const { hook, reader } = await page(viewOf(), [{ key, view: watched }, new Error('away'), problem(404)])
  await hook.act(() => reader.queries.refetchQueries())
  expect(hook.now.shown.entry.may).toBe(true)
  await hook.act(() => reader.queries.refetchQueries())
  expect(hook.now.shown.entry.may).toBe(false)
})

it('nobody else asks: not where nobody may watch, nor with an account', async () => {
  const shut = await page(viewOf({ isWatchable: false }), [{ key, view: watched }])
  expect(shut.reader.sent()).toEqual([])
  await shut.hook.leave()
  const known = await page(viewOf(), [{ key, view: watched }], userOf(['visitor']))
  expect([known.reader.sent(), known.hook.now.shown.entry.may]).toEqual([[], false])
})

it('what is asked for again and again is done at once, and then once a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let count = 0
  const hook = await renderHook(() =>
    useAtMost(3_000, () => {
      count += 1
    }),
  )
  leave = hook.leave
  for (let n = 0; n < 5; n += 1) hook.now()
  expect(count).toBe(1)
  vi.advanceTimersByTime(3_000)
  expect(count).toBe(2)
  vi.advanceTimersByTime(9_000)
  expect(count).toBe(2)
})
