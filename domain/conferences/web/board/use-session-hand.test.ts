import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf } from '#platform/web/testing/keyboard.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { BoardSession } from '../../contract/board.ts'
import { useSessionHand } from './use-session-hand.ts'

const begin = '2026-11-24T09:00:00.000Z'
const placed = { id: 1, room: 2, begin } as BoardSession
const waiting = { id: 2, room: null, begin: null } as BoardSession
const free = { room: 5, begin: 1_000 }

let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  keyboard = keyboardOf()
  // At x 0 the tray of those that wait, else the board.
  Object.assign(keyboard.page, {
    elementsFromPoint: (x: number) => [{ closest: () => (x === 0 ? { dataset: { drop: 'tray' } } : null) }],
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function hand() {
  const onPut = vi.fn()
  const hook = await renderHook(() =>
    useSessionHand({
      find: id => [placed, waiting].find(one => one.id === id),
      gripOf: (_, { y }) => y,
      // Beside the board there is no spot; what was taken lower begins earlier.
      spotUnder: ({ x, y }, grip) => (x > 100 ? null : { room: x, begin: y - grip }),
      onPut,
    }),
  )
  const does = (work: (now: typeof hook.now) => void) => hook.act(() => work(hook.now))
  return { hook, onPut, does, held: () => hook.now.hand }
}

it('a session that is dragged goes where its top is, and not the pointer', async () => {
  const { does, onPut, held } = await hand()
  await does(({ drag }) => drag.onLift(1, { x: 2, y: 30 }))
  expect(held()).toMatchObject({ session: placed, by: 'drag', grip: 30, goal: null })
  await does(({ drag }) => drag.onMove({ x: 3, y: 90 }))
  expect(held()?.goal).toEqual({ kind: 'spot', spot: { room: 3, begin: 60 } })
  await does(({ drag }) => drag.onDrop({ x: 4, y: 130 }))
  expect([onPut.mock.calls, held()]).toEqual([[[placed, { room: 4, begin: 100 }]], null])
})

it('dropped on the tray it waits; dropped beside everything, or given up, it stays where it is', async () => {
  const { does, onPut } = await hand()
  await does(({ drag }) => drag.onLift(1, { x: 2, y: 0 }))
  await does(({ drag }) => drag.onDrop({ x: 0, y: 0 }))
  expect(onPut.mock.calls).toEqual([[placed, null]])
  for (const end of ['onDrop', 'onCancel'] as const) {
    await does(({ drag }) => drag.onLift(1, { x: 2, y: 0 }))
    await does(({ drag }) => drag[end]({ x: 500, y: 0 }))
  }
  expect(onPut).toHaveBeenCalledTimes(1)
})

it('a session that there no longer is cannot be lifted, and nothing is dropped of it', async () => {
  const { does, onPut, held } = await hand()
  await does(({ drag }) => drag.onLift(99, { x: 1, y: 1 }))
  await does(({ drag }) => drag.onMove({ x: 1, y: 1 }))
  await does(({ drag }) => drag.onDrop({ x: 1, y: 1 }))
  expect([held(), onPut.mock.calls]).toEqual([null, []])
})

it('taken by a key it begins at its own place, or at the first that is free, and goes where it is aimed', async () => {
  const { does, onPut, held } = await hand()
  await does(({ take }) => take(placed, free))
  expect(held()?.goal).toEqual({ kind: 'spot', spot: { room: 2, begin: Date.parse(begin) } })
  await does(({ take }) => take(waiting, free))
  expect(held()).toMatchObject({ session: waiting, goal: { kind: 'spot', spot: free } })
  await does(({ aim }) => aim({ kind: 'spot', spot: { room: 6, begin: 5 } }))
  await does(({ putOn }) => putOn(held()?.goal ?? null))
  expect(onPut.mock.calls).toEqual([[waiting, { room: 6, begin: 5 }]])
})

it('where nothing is free a session is taken without a goal, and put down only on one', async () => {
  const { does, onPut, held } = await hand()
  await does(({ take }) => take(waiting, null))
  expect(held()?.goal).toBeNull()
  await does(({ putOn }) => putOn(null))
  expect([onPut.mock.calls, held()]).toEqual([[], null])
})

it('the same session taken twice is put back', async () => {
  const { does, held, onPut } = await hand()
  await does(({ take }) => take(placed, null))
  await does(({ take }) => take(placed, null))
  expect([held(), onPut.mock.calls]).toEqual([null, []])
})

it('Escape puts back what was taken by a key, and is nobody’s otherwise', async () => {
  const { does, held } = await hand()
  expect(keyboard.listeners('keydown')).toBe(0)
  await does(({ take }) => take(placed, null))
  await does(() => keyboard.press('a'))
  expect(held()).not.toBeNull()
  await does(() => keyboard.press('Escape'))
  expect([held(), keyboard.listeners('keydown')]).toEqual([null, 0])
})

it('aiming without anything in hand takes nothing', async () => {
  const { does, held, onPut } = await hand()
  await does(({ aim }) => aim({ kind: 'tray' }))
  await does(({ putOn }) => putOn({ kind: 'tray' }))
  expect([held(), onPut.mock.calls]).toEqual([null, []])
})
