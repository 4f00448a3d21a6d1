import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useKeptAgenda } from './use-kept-agenda.ts'

const [here, elsewhere] = [1, 2]
const open = (fair: number) => renderHook(() => useKeptAgenda(fair), pageWith().around)

const stored = new Map<string, string>()
let isRefused = false
beforeEach(() => {
  stored.clear()
  isRefused = false
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (isRefused ? null : (stored.get(key) ?? null)),
    setItem: (key: string, text: string) => {
      if (isRefused) throw new Error('refused')
      stored.set(key, text)
    },
    removeItem: (key: string) => {
      if (isRefused) throw new Error('refused')
      stored.delete(key)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what is kept is there when the page is opened again, and in its own fair alone', async () => {
  const page = await open(here)
  await page.act(() => page.now.toggle(7))
  await page.act(() => page.now.toggle(8))
  await page.act(() => page.now.toggle(7))
  expect([...(await open(here)).now.kept]).toEqual([8])
  expect([...(await open(elsewhere)).now.kept]).toEqual([])
})

it('what somebody else has written there is no agenda', async () => {
  stored.set(`agenda:${here}`, '{"evil":[1,"x"]}')
  expect([...(await open(here)).now.kept]).toEqual([])
})

it('a browser that keeps nothing keeps it for as long as the page is open', async () => {
  isRefused = true
  const page = await open(elsewhere)
  await page.act(() => page.now.toggle(7))
  expect([...page.now.kept]).toEqual([7])
  await page.act(() => page.now.toggle(7))
  expect([...page.now.kept]).toEqual([])
})
