import type { PointerEvent as ReactPointerEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '../testing/keyboard.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { useLongPress } from './use-long-press.ts'

class Row extends Place {
  readonly told: string[] = []
  dispatchEvent({ type }: { type: string }) {
    this.told.push(type)
  }
}

let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  vi.useFakeTimers()
  keyboard = keyboardOf()
  vi.stubGlobal(
    'PointerEvent',
    class {
      constructor(
        readonly type: string,
        readonly init: { pointerType?: string } = {},
      ) {}
      get pointerType() {
        return this.init.pointerType
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function finger(pointerType = 'touch') {
  const held = vi.fn()
  const row = new Row()
  const { now } = await renderHook(() => useLongPress(held))
  const event = (clientX: number, clientY: number) =>
    ({ target: row, pointerType, pointerId: 1, clientX, clientY }) as unknown as ReactPointerEvent
  return {
    held,
    row,
    down: () => now.onPointerDown(event(100, 100)),
    move: (x: number, y: number) => now.onPointerMove(event(x, y)),
    up: () => now.onPointerUp(),
    cancel: () => now.onPointerCancel(),
    menu: () => {
      const preventDefault = vi.fn()
      now.onContextMenu({
        preventDefault,
        nativeEvent: new PointerEvent('contextmenu', { pointerType }),
      })
      return preventDefault.mock.calls.length === 1
    },
    click: () => {
      const preventDefault = vi.fn()
      keyboard.tell('click', { preventDefault, stopPropagation() {} })
      return preventDefault.mock.calls.length === 0
    },
  }
}

it('a finger that stays on a row chooses it once, and the click that follows opens nothing', async () => {
  const { down, up, held, row, click } = await finger()
  down()
  vi.advanceTimersByTime(449)
  expect(held).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(held.mock.calls).toEqual([[row]])
  expect(row.told).toEqual(['pointercancel'])
  up()
  expect(click()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(click()).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(held).toHaveBeenCalledTimes(1)
})

it('a finger that is lifted before, or that scrolls, chooses nothing and clicks as ever', async () => {
  for (const end of ['up', 'cancel', 'move'] as const) {
    const one = await finger()
    one.down()
    vi.advanceTimersByTime(300)
    if (end === 'move') one.move(100, 111)
    else one[end]()
    vi.advanceTimersByTime(1_000)
    expect([one.held.mock.calls.length, one.click()]).toEqual([0, true])
  }
})

it('a finger that trembles still chooses', async () => {
  const { down, move, held } = await finger()
  down()
  move(106, 107)
  move(94, 95)
  vi.advanceTimersByTime(450)
  expect(held).toHaveBeenCalledTimes(1)
})

it('a mouse that is held down chooses nothing and keeps its menu; the menu of a held finger does not come', async () => {
  const mouse = await finger('mouse')
  mouse.down()
  vi.advanceTimersByTime(2_000)
  expect([mouse.held.mock.calls.length, mouse.menu()]).toEqual([0, false])
  expect((await finger()).menu()).toBe(true)
})
