import { afterEach, expect, it, vi } from 'vitest'
import { storageOf } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import type { Saved } from './unsaved.ts'
import { useSaving } from './use-saving.ts'

afterEach(() => void vi.unstubAllGlobals())

it('who closes a page while something is on its way is asked first, and no longer once it is saved', async () => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('document', new EventTarget())
  storageOf('sessionStorage')
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const saved: Saved = { version: 1, fields: { name: 'Bois' } }
  let answer = (_: Saved) => {}
  const send = () =>
    new Promise<Saved>(resolve => {
      answer = resolve
    })
  const hook = await renderHook(() => useSaving({ key: 'k', saved, send, read: async () => saved }))
  expect(asks()).toBe(false)
  await hook.act(() => {
    hook.now.set({ name: 'Chêne' })
    void hook.now.leave()
  })
  await hook.act(() => hook.now.set({ name: 'Chêne vert' }))
  expect([hook.now.status, asks()]).toEqual(['saving', true])
  await hook.act(() => answer({ version: 2, fields: { name: 'Chêne' } }))
  await hook.act(() => answer({ version: 3, fields: { name: 'Chêne vert' } }))
  expect([hook.now.status, asks()]).toEqual(['saved', false])
  await hook.leave()
})
