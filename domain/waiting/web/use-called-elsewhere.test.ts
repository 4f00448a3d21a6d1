import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { hubOf, settled } from '#platform/web/testing/hub.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { fair, placeOf } from './testing/places.ts'
import { useCalledElsewhere } from './use-called-elsewhere.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const called = placeOf({ id: 5, state: 'called', before: null, calledFor: 90_000 })

async function pageOf(shown: number | undefined, answers: object[][]) {
  const reader = await readerOf({
    user: userOf(['visitor']),
    fairs: [fairOf(fair.id, fair.homepage)],
    answers: {
      [`GET /queue/places/current${shown ? `?fair=${shown}` : ''}`]: answers.map(places => ({
        places,
        placesLeft: null,
      })),
    },
  })
  const hub = hubOf()
  const hook = await renderHook(
    () => useCalledElsewhere(1, shown),
    inner => reader.around(hub.around(inner)),
  )
  const pass = (milliseconds: number) => hook.act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(settled)
  return {
    hook,
    tell: async (place: object) => {
      for (const one of hub.topics()) await hook.act(() => hub.tell(one, { change: 'called', place }))
      await pass(0)
    },
  }
}

it.each([
  { page: 'no fair', shown: undefined },
  { page: 'another fair', shown: fair.id + 1 },
])('on a page of $page, whoever is called is told, as long as they are', async ({ shown }) => {
  const { hook, tell } = await pageOf(shown, [[], [called], []])
  expect(hook.now).toBeUndefined()
  await tell(called)
  expect(hook.now).toMatchObject({ id: called.id, fair })
  await tell({ ...called, state: 'missed' })
  expect(hook.now).toBeUndefined()
  await hook.leave()
})

it('whoever was called before the page was opened is told by it', async () => {
  const { hook } = await pageOf(undefined, [[called]])
  expect(hook.now).toMatchObject({ id: called.id, fair })
  await hook.leave()
})

it('on a page of the same fair its own places tell', async () => {
  const { hook, tell } = await pageOf(fair.id, [[called]])
  await tell(called)
  expect(hook.now).toBeUndefined()
  await hook.leave()
})
