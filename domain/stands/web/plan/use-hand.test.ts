import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Plan, PlanStand } from '#domain/halls/contract/plan.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useHand } from './use-hand.ts'

const stand = { id: 1, name: 'S1', fairHall: 3, number: 2 } as PlanStand
const plan = { fair: 1, halls: [], stands: [stand] } as Plan

/** Under the pointer: at x 1 the trash, 2 the tray, 4 the letter of hall 9; elsewhere the place of its number. */
const drops: Record<number, string> = { 1: 'trash', 2: 'tray', 4: 'hall:9' }
let keys: ((event: { key: string }) => void)[]
beforeEach(() => {
  keys = []
  vi.stubGlobal('document', {
    elementsFromPoint: (x: number) => [
      { closest: () => (drops[x] ? { dataset: { drop: drops[x] } } : null) },
    ],
  })
  vi.stubGlobal('addEventListener', (_: string, press: (typeof keys)[number]) => keys.push(press))
  vi.stubGlobal('removeEventListener', (_: string, press: (typeof keys)[number]) => {
    keys = keys.filter(one => one !== press)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const [openHall, onPut, onTrash] = [vi.fn(), vi.fn(), vi.fn()]
  const hand = await renderHook(() =>
    useHand({ plan, hall: 3, placeUnder: x => (x > 10 ? x - 10 : null), openHall, onPut, onTrash }),
  )
  const drag = (...xs: number[]) =>
    hand.act(() => {
      hand.now.drag.onLift(1, { x: 0, y: 0 })
      for (const x of xs) hand.now.drag.onMove({ x, y: 0 })
    })
  const drop = (x: number) => hand.act(() => hand.now.drag.onDrop({ x, y: 0 }))
  return { hand, drag, drop, openHall, onPut, onTrash }
}

it('a stand that is chosen is put on the place that is chosen next', async () => {
  const { hand, onPut } = await open()
  await hand.act(() => hand.now.take(stand))
  await hand.act(() => hand.now.putOn({ kind: 'place', number: 7 }))
  expect(onPut.mock.calls).toEqual([[stand, { hall: 3, number: 7 }]])
  expect(hand.now.hand).toBeNull()
})

it('a stand dropped on a place is put there, on the tray it is taken off the plan, on the trash it is thrown away', async () => {
  const { drag, drop, onPut, onTrash } = await open()
  for (const x of [15, 2, 1]) {
    await drag(x)
    await drop(x)
  }
  expect(onPut.mock.calls).toEqual([
    [stand, { hall: 3, number: 5 }],
    [stand, null],
  ])
  expect(onTrash.mock.calls).toEqual([[stand]])
})

it('a stand dropped beside everything, or given up, stays where it is', async () => {
  const { hand, drag, drop, onPut, onTrash } = await open()
  await drag(5)
  await drop(5)
  await drag(15)
  await hand.act(() => hand.now.drag.onCancel())
  await drop(15)
  expect([onPut.mock.calls.length, onTrash.mock.calls.length, hand.now.hand]).toEqual([0, 0, null])
})

it('a stand that there is not, or no longer is, cannot be lifted', async () => {
  const { hand } = await open()
  await hand.act(() => hand.now.drag.onLift(99, { x: 0, y: 0 }))
  expect(hand.now.hand).toBeNull()
})

it('the letter of another hall opens it for who waits there, and not for who passes by', async () => {
  const { hand, drag, openHall } = await open()
  vi.useFakeTimers()
  await drag(4, 15)
  vi.runAllTimers()
  expect(openHall).not.toHaveBeenCalled()
  await hand.act(() => hand.now.drag.onMove({ x: 4, y: 0 }))
  vi.runAllTimers()
  expect(openHall.mock.calls).toEqual([[9]])
})

it('a stand that is dropped or given up over a letter opens no hall afterwards', async () => {
  const { hand, drag, drop, openHall } = await open()
  vi.useFakeTimers()
  await drag(4)
  await drop(4)
  vi.runAllTimers()
  await drag(4)
  await hand.act(() => hand.now.cancel())
  vi.runAllTimers()
  expect(openHall).not.toHaveBeenCalled()
})

it('Escape puts a chosen stand back, and is nobody’s while none is in hand', async () => {
  const { hand } = await open()
  expect(keys).toHaveLength(0)
  await hand.act(() => hand.now.take(stand))
  await hand.act(() => {
    for (const press of keys) press({ key: 'a' })
  })
  expect(hand.now.hand?.stand.id).toBe(1)
  await hand.act(() => {
    for (const press of keys) press({ key: 'Escape' })
  })
  expect(hand.now.hand).toBeNull()
  expect(keys).toHaveLength(0)
})
