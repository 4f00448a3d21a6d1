import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { neighbourOf, useInboxKeys } from './use-inbox-keys.ts'

let over: Place | null
let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  over = null
  keyboard = keyboardOf({ over: () => over })
})
afterEach(() => void vi.unstubAllGlobals())

it('a letter does its one thing, large or small, and others stay the browser’s', async () => {
  const archive = vi.fn()
  await renderHook(() => useInboxKeys({ e: archive }))
  expect([keyboard.press('e'), keyboard.press('E'), keyboard.press('x')]).toEqual([true, true, false])
  expect(archive).toHaveBeenCalledTimes(2)
})

it('nothing is done by what is typed, under a dialog or a menu, or with Ctrl', async () => {
  const archive = vi.fn()
  await renderHook(() => useInboxKeys({ e: archive }))
  for (const at of [['input'], ['textarea'], ['select'], ['contenteditable']])
    expect(keyboard.press('e', { at: new Place(at) })).toBe(false)
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) keyboard.press('e', { [held]: true })
  over = new Place(['dialog'])
  keyboard.press('e')
  expect(archive).not.toHaveBeenCalled()
})

it('a key is no name of what every object has', async () => {
  await renderHook(() => useInboxKeys({}))
  expect(keyboard.press('constructor')).toBe(false)
})

it('keys do what the page would do now, and nothing once it is left', async () => {
  const done: string[] = []
  let conversation = 'first'
  const hook = await renderHook(() => {
    const here = conversation
    useInboxKeys({ e: () => void done.push(here) })
  })
  keyboard.press('e')
  conversation = 'second'
  await hook.again()
  keyboard.press('e')
  await hook.leave()
  expect([keyboard.press('e'), done]).toEqual([false, ['first', 'second']])
})

it('the conversation before and the one after are found from where one is, and at the ends there is none', () => {
  const area = {
    querySelectorAll: () =>
      ['/a', '/b', '/c'].map(pathname => ({ pathname, getAttribute: () => `${pathname}?view=open` })),
  } as unknown as HTMLElement
  expect([neighbourOf(area, '/b', 1), neighbourOf(area, '/b', -1)]).toEqual(['/c?view=open', '/a?view=open'])
  expect(neighbourOf(area, '/b?view=open', 1)).toBe('/c?view=open')
  expect([neighbourOf(area, '/a', -1), neighbourOf(area, '/c', 1)]).toEqual([null, null])
})

it('from no conversation one goes to the first or to the last, and from none where there is none', () => {
  const area = (paths: string[]) =>
    ({
      querySelectorAll: () => paths.map(pathname => ({ pathname, getAttribute: () => pathname })),
    }) as unknown as HTMLElement
  expect([neighbourOf(area(['/a', '/b']), '/', 1), neighbourOf(area(['/a', '/b']), '/', -1)]).toEqual([
    '/a',
    '/b',
  ])
  expect([neighbourOf(area([]), '/', 1), neighbourOf(null, '/', -1)]).toEqual([null, null])
})
