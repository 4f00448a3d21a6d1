import { afterEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { afterUpdate, shown, useOwnPlaces } from './own-places.ts'
import { fair, placeOf } from './testing/places.ts'

const far = placeOf({ id: 1, before: 4 })
const near = placeOf({ id: 2, before: 0 })
const update = (change: 'moved' | 'called' | 'ended', place: typeof far) => ({ topic: '', change, place })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a place that is told of takes the place of what was known of it, and no other’s', () => {
  const known = [shown(far), shown(near)]
  const next = afterUpdate(known, update('moved', { ...far, before: 3 }))
  expect(next).toHaveLength(2)
  expect(next).toContainEqual(expect.objectContaining({ id: 1, before: 3 }))
  expect(next).toContainEqual(expect.objectContaining({ id: 2, before: 0 }))
  expect(afterUpdate([], update('ended', { ...far, state: 'missed' }))).toMatchObject([{ state: 'missed' }])
})

it('how long is left to come is never taken from what was told earlier: it is asked', () => {
  const called = { ...near, state: 'called', calledFor: 120_000 } as const
  for (const change of ['called', 'moved'] as const)
    expect(afterUpdate([shown(near)], update(change, called)), change).toBeNull()
})

it('the time to come is counted from the answer, whatever clock the machine has', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01') })
  expect(shown({ ...near, state: 'called', calledFor: 46_000 }).until - Date.now()).toBe(46_000)
})

it('the place at which one is called comes first, then the one whose turn is nearest', async () => {
  const called = placeOf({ id: 5, state: 'called', before: null, calledFor: 90_000 })
  const page = await readerOf({
    user: userOf(['visitor']),
    fairs: [fairOf(fair.id, fair.homepage)],
    salon: fair.homepage,
    answers: {
      [`GET /queue/places/current?fair=${fair.id}`]: [{ places: [far, near, called], placesLeft: 0 }],
    },
  })
  const places = await renderHook(() => useOwnPlaces(fair.id), page.around)
  expect(places.now.map(({ id }) => id)).toEqual([called.id, near.id, far.id])
})
