import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { type RovingOptions, useRovingBooths } from './use-roving-booths.ts'

/** What lies in a scene: a booth, its card, or the floor. */
class Part extends Place {
  constructor(
    readonly booth: number | null,
    kind = booth === null ? 'floor' : 'data-booth',
  ) {
    super([kind])
  }
  override getAttribute(name: string) {
    return name === 'data-booth' && this.booth !== null ? String(this.booth) : null
  }
}
const card = new Part(null, 'z-card')
const floor = new Part(null)

const stops = [
  { id: 1, aisle: 0, along: 1 },
  { id: 2, aisle: 0, along: 3 },
  { id: 3, aisle: 1, along: 1 },
  { id: 4, aisle: 1, along: 3 },
]

let keyboard: ReturnType<typeof keyboardOf>
let leaveLast = async () => {}
beforeEach(() => {
  keyboard = keyboardOf()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  await leaveLast()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function scene(options: Partial<RovingOptions> = {}) {
  const focused: number[] = []
  const booths = new Map(stops.map(({ id }) => [id, new Part(id)]))
  const root = {
    querySelector: (selector: string) => {
      const booth = booths.get(Number(/"(\d+)"/.exec(selector)?.[1]))
      return (
        booth && {
          focus: () => {
            focused.push(booth.booth ?? 0)
            keyboard.page.activeElement = booth
          },
        }
      )
    },
    contains: () => true,
  }
  const onVisit = vi.fn()
  const hook = await renderHook(() =>
    useRovingBooths({
      root: { current: root as unknown as HTMLElement },
      stops,
      onVisit,
      ...options,
    }),
  )
  leaveLast = hook.leave
  const { act } = hook
  const at = (target: Part, more: object = {}) => ({ target, preventDefault: vi.fn(), ...more })
  const booth = (id: number) => booths.get(id) ?? floor
  return {
    hook,
    focused,
    onVisit,
    booth,
    open: () => hook.now.open,
    tabStop: () => hook.now.tabStop,
    key: (target: Part, key: string) =>
      act(() => hook.now.handlers.onKeyDown(at(target, { key }) as unknown as KeyboardEvent)),
    over: (target: Part, clientX = 1, pointerType = 'mouse') =>
      act(() => {
        const event = at(target, { clientX, clientY: 0, pointerType }) as unknown as PointerEvent
        hook.now.handlers.onPointerMove(event)
        hook.now.handlers.onPointerOver(event)
      }),
    focus: (target: Part) => act(() => hook.now.handlers.onFocus(at(target) as unknown as FocusEvent)),
    blur: (relatedTarget: Part | null) =>
      act(() => hook.now.handlers.onBlur(at(floor, { relatedTarget }) as unknown as FocusEvent)),
    click: (target: Part, pointerType = 'mouse', more: object = {}) =>
      act(() => {
        hook.now.handlers.onPointerDown(at(target, { pointerType }) as unknown as PointerEvent)
        if (pointerType === 'touch') hook.now.handlers.onFocus(at(target) as unknown as FocusEvent)
        hook.now.handlers.onClick(at(target, { button: 0, ...more }) as unknown as MouseEvent)
      }),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  }
}

it('a scene is one stop of the Tab key, which goes along with the arrows', async () => {
  const { key, booth, tabStop, focused, focus } = await scene()
  expect(tabStop()).toBe(1)
  await key(booth(1), 'ArrowRight')
  await focus(booth(2))
  await key(booth(2), 'ArrowDown')
  expect([focused, tabStop()]).toEqual([[2, 4], 4])
  await key(booth(4), 'x')
  await key(floor, 'ArrowRight')
  expect(focused).toHaveLength(2)
})

it('the stop of a booth that has gone is the first one', async () => {
  const shown = [...stops]
  const { hook, focus, booth, tabStop } = await scene({ stops: shown })
  await focus(booth(4))
  expect(tabStop()).toBe(4)
  shown.splice(2)
  await hook.again()
  expect(tabStop()).toBe(1)
})

it('a booth shows its card where a mouse is over it or the focus is on it', async () => {
  const { over, focus, booth, open, tabStop } = await scene()
  await over(booth(3))
  expect(open()).toBe(3)
  await focus(booth(2))
  expect([open(), tabStop()]).toEqual([2, 2])
})

it('whoever crosses from a booth to its card keeps it, and whoever leaves does not', async () => {
  const { over, booth, open, pass } = await scene()
  await over(booth(3))
  await over(floor, 2)
  await pass(200)
  await over(card, 3)
  await pass(1_000)
  expect(open()).toBe(3)
  await over(floor, 4)
  await pass(259)
  expect(open()).toBe(3)
  await pass(1)
  expect(open()).toBeNull()
})

it('a card that the keyboard has opened stays while its booth has the focus', async () => {
  const { hook, focus, booth, open, pass } = await scene()
  keyboard.page.activeElement = booth(2)
  await focus(booth(2))
  await hook.act(() => hook.now.handlers.onPointerLeave())
  await pass(1_000)
  expect(open()).toBe(2)
  keyboard.page.activeElement = null
  await hook.act(() => hook.now.handlers.onPointerLeave())
  await pass(1_000)
  expect(open()).toBeNull()
})

it('the focus that goes into the card closes nothing', async () => {
  const { focus, blur, booth, open, pass } = await scene()
  await focus(booth(2))
  await blur(card)
  await pass(1_000)
  expect(open()).toBe(2)
  await blur(null)
  await pass(1_000)
  expect(open()).toBeNull()
})

it('Escape closes the card wherever the focus is, and leads it back from the card to the booth', async () => {
  const { hook, over, focus, booth, open, focused } = await scene()
  await over(booth(3))
  await hook.act(() => void keyboard.press('Escape'))
  expect([open(), focused]).toEqual([null, []])
  await focus(booth(2))
  keyboard.page.activeElement = card
  await hook.act(() => void keyboard.press('Escape'))
  expect([open(), focused]).toEqual([null, [2]])
  expect(keyboard.press('Escape')).toBe(false)
})

it('what lies under the card that was closed does not open before the mouse moves', async () => {
  const { hook, over, booth, open } = await scene()
  await over(booth(3), 7)
  await hook.act(() => void keyboard.press('Escape'))
  await over(booth(4), 7)
  expect(open()).toBeNull()
  await over(booth(4), 8)
  expect(open()).toBe(4)
})

it('a click visits; with a key that opens a new tab it is the browser’s', async () => {
  const { click, booth, onVisit } = await scene()
  await click(booth(3))
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    await click(booth(4), 'mouse', held)
  expect(onVisit.mock.calls).toEqual([[3]])
})

it('a finger first sees the card and visits by the second tap; beside it, it closes', async () => {
  const { click, booth, onVisit, open } = await scene()
  await click(booth(3), 'touch')
  expect([open(), onVisit.mock.calls]).toEqual([3, []])
  await click(booth(3), 'touch')
  expect(onVisit.mock.calls).toEqual([[3]])
  await click(floor, 'touch')
  expect(open()).toBeNull()
})

it('where there is no card the first tap is the visit', async () => {
  const { click, booth, onVisit } = await scene({ isDirect: true })
  await click(booth(3), 'touch')
  expect(onVisit.mock.calls).toEqual([[3]])
})

it('whoever comes back from a booth has the focus there, and its card does not stand in the way', async () => {
  const { focused, tabStop, open } = await scene({ start: 4 })
  expect([focused, tabStop(), open()]).toEqual([[4], 4, null])
})

it('L shows the other face of the scene, but not while one writes', async () => {
  const onToggleTwin = vi.fn()
  await scene({ onToggleTwin })
  keyboard.press('l')
  keyboard.press('L')
  keyboard.press('l', { at: new Place(['textarea']) })
  keyboard.press('l', { ctrlKey: true })
  expect(onToggleTwin).toHaveBeenCalledTimes(2)
})
