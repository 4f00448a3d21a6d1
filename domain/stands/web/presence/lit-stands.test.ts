import { expect, it } from 'vitest'
import type { Presence } from '#domain/exhibitors/web/use-presence.ts'
import type { HallVisit, VisitHall, VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useLitHall, useLitHalls, useLitStands } from './lit-stands.ts'

const stand = (id: number, free = 0, busy = 0) => ({ id, free, busy }) as VisitStand
const presence = (...rows: [id: number, hall: number, free: number, busy: number][]): Presence =>
  new Map(rows.map(([id, hall, free, busy]) => [id, { id, hall, free, busy }]))
const result = async <T>(hook: () => T) => (await renderHook(hook)).now

it('a lamp is lit where somebody is now, and goes out where nobody is, whatever was read before', async () => {
  const stands = [stand(1), stand(2, 2, 1)]
  expect(await result(() => useLitStands(stands, presence([1, 9, 1, 2])))).toEqual([
    stand(1, 1, 2),
    stand(2, 0, 0),
  ])
})

it('until presence is known stands are as they were read', async () => {
  const stands = [stand(1, 3, 0)]
  expect(await result(() => useLitStands(stands, undefined))).toBe(stands)
})

it('what has not changed is the same object, so that a hall is not drawn anew for one lamp', async () => {
  const stands = [stand(1, 1, 0), stand(2)]
  expect(await result(() => useLitStands(stands, presence([1, 9, 1, 0])))).toBe(stands)
  const [first, second] = await result(() => useLitStands(stands, presence([1, 9, 1, 0], [2, 9, 1, 0])))
  expect([first === stands[0], second === stands[1]]).toEqual([true, false])
  const visit = { hall: { id: 9 }, stands } as HallVisit
  expect(await result(() => useLitHall(visit, presence([1, 9, 1, 0])))).toBe(visit)
  expect(await result(() => useLitHall(undefined, presence()))).toBeUndefined()
})

it('a door says how many stands of its own hall are staffed, and how many of them have somebody free', async () => {
  const halls = [
    { id: 8, staffed: 5, lit: 5 },
    { id: 9, staffed: 0, lit: 0 },
  ] as VisitHall[]
  const now = presence([1, 9, 1, 0], [2, 9, 0, 3], [3, 7, 1, 1])
  expect(await result(() => useLitHalls(halls, now))).toMatchObject([
    { id: 8, staffed: 0, lit: 0 },
    { id: 9, staffed: 2, lit: 1 },
  ])
})
