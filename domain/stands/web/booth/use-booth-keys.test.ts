import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf } from '#domain/identity/web/testing/reader.tsx'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { StandVisit } from '../../contract/stand-visit.ts'
import { useBoothKeys } from './use-booth-keys.ts'

let over: Place | null
beforeEach(() => {
  over = null
})
afterEach(() => void vi.unstubAllGlobals())

async function booth(more: object = {}) {
  const visit = {
    stand: { id: 5 },
    hall: { id: 3 },
    previous: { id: 4 },
    next: { id: 6 },
    ...more,
  } as StandVisit
  const page = await readerOf({ fairs: [fairOf(1, 'rives')], salon: 'rives', address: '/rives/here' })
  const { documentElement } = document
  const keyboard = keyboardOf({ over: () => over })
  Object.assign(keyboard.page, { documentElement })
  const hook = await renderHook(() => useBoothKeys(visit), page.around)
  return {
    hook,
    keyboard,
    press: async (...[key, more]: Parameters<typeof keyboard.press>) => {
      let isTaken = false
      await hook.act(() => {
        isTaken = keyboard.press(key, more)
      })
      return isTaken ? page.address() : null
    },
  }
}

it('arrows lead to the booths beside, and Escape back to the hall', async () => {
  const { press } = await booth()
  expect(await press('ArrowRight')).toMatch(/^\/rives\/.*\b6$/)
  expect(await press('ArrowLeft')).toMatch(/^\/rives\/.*\b4$/)
  expect(await press('Escape')).toMatch(/^\/rives\/.*\b3$/)
})

it('at the end of an aisle, and of a booth in no hall, these keys are the browser’s', async () => {
  const { press } = await booth({ previous: null, next: null, hall: null })
  expect([await press('ArrowRight'), await press('ArrowLeft'), await press('Escape')]).toEqual([
    null,
    null,
    null,
  ])
})

it.each(['input', 'textarea', 'iframe', 'dialog', 'menu', 'radiogroup', 'tablist', 'contenteditable'])(
  'arrows in %s are its own',
  async kind => {
    const { press } = await booth()
    expect(await press('ArrowRight', { at: new Place([kind]) })).toBeNull()
  },
)

it('with Ctrl, Alt or Shift, under a dialog, and after the page was left nobody walks', async () => {
  const { press, hook, keyboard } = await booth()
  for (const held of ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const)
    expect(await press('ArrowRight', { [held]: true })).toBeNull()
  over = new Place(['dialog'])
  expect(await press('ArrowRight')).toBeNull()
  over = null
  await hook.leave()
  expect(keyboard.press('ArrowRight')).toBe(false)
})
