import { afterAll, vi } from 'vitest'
import { queue } from '../ui/toast-queue.ts'
import { browser } from './render-hook.tsx'

/** Runs before every file. One process takes many: what the browser was told in one, the next one must not find. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
  for (const { key } of queue.visibleToasts) queue.close(key)
})
