import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { fairHue, houseHue } from './fair-hue.ts'
import { setTheme, themeScript, useTheme } from './theme.ts'

/** A page on a machine that is set to light or dark; `turn` sets the machine otherwise. */
function machine(isDark: boolean) {
  const heard = new EventTarget()
  const media = Object.assign(new EventTarget(), { matches: isDark })
  const dataset: Record<string, string> = {}
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard))
  vi.stubGlobal('dispatchEvent', heard.dispatchEvent.bind(heard))
  return {
    painted: () => dataset.theme,
    turn: (next: boolean) => {
      media.matches = next
      media.dispatchEvent(new Event('change'))
    },
    otherTab: () => heard.dispatchEvent(new Event('storage')),
  }
}
let kept: Map<string, string>
beforeEach(() => {
  kept = storageOf('localStorage')
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['purple', true, 'dark'],
])('kept %s on a machine that is dark: %s is drawn %s before any style', (chosen, isDark, drawn) => {
  const { painted } = machine(isDark)
  if (chosen) kept.set('theme', chosen)
  new Function(themeScript)()
  expect(painted()).toBe(drawn)
})

it('a browser that keeps nothing is drawn as the machine says', () => {
  const { painted } = machine(true)
  vi.stubGlobal('localStorage', undefined)
  new Function(themeScript)()
  expect(painted()).toBe('dark')
  setTheme('light')
  expect(painted()).toBe('light')
})

it('a choice is drawn at once, kept, and follows the machine again once that is chosen', async () => {
  const { painted, turn } = machine(false)
  const page = await renderHook(useTheme)
  await page.act(() => page.now.setTheme('dark'))
  expect([painted(), page.now.theme, kept.get('theme')]).toEqual(['dark', 'dark', 'dark'])
  await page.act(() => turn(false))
  expect(painted()).toBe('dark')
  await page.act(() => page.now.setTheme('system'))
  expect([painted(), page.now.theme, kept.has('theme')]).toEqual(['light', 'system', false])
  await page.act(() => turn(true))
  expect(painted()).toBe('dark')
})

it('what is chosen in another tab is drawn here', async () => {
  const { painted, otherTab } = machine(false)
  const page = await renderHook(useTheme)
  kept.set('theme', 'dark')
  await page.act(otherTab)
  expect([painted(), page.now.theme]).toEqual(['dark', 'dark'])
})

it('a fair’s hue is a full circle, and without one it is the hue of the house', () => {
  expect([0, 359.6, 360, 370, -10].map(fairHue)).toEqual([0, 0, 0, 10, 350])
  expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(fairHue)).toEqual(
    Array(4).fill(houseHue),
  )
})
