import { afterEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useDismissed } from './dismissed.ts'

const [reader, other] = [1, 2]
const [missed, closed] = [71, 72]

let leave: () => Promise<void> = async () => {}
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it('a lost place that was read of in one tab is told of in none, to this person', async () => {
  storageOf('localStorage')
  const heard = new Set<() => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => heard.delete(listener))
  const tab = await renderHook(() => ({ one: useDismissed(reader), two: useDismissed(other) }))
  leave = tab.leave
  await tab.act(() => tab.now.one.dismiss(missed))
  expect(tab.now.one.dismissed).toEqual([missed])
  // Another tab writes, and the browser says so.
  localStorage.setItem(`own:${reader}:queue:over`, JSON.stringify([missed, closed]))
  await tab.act(() => {
    for (const listener of heard) listener()
  })
  expect(tab.now.one.dismissed).toEqual([missed, closed])
  expect(tab.now.two.dismissed).toEqual([])
})
