import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOwn } from '#platform/web/browser-storage.ts'
import { dropScan, type KeptScan, keepScan, readKept } from './kept-scans.ts'

const scan = (uuid: string, more: Partial<KeptScan> = {}): KeptScan => ({
  uuid,
  code: '0'.repeat(26),
  stand: 1,
  at: '2026-06-01T10:00:00Z',
  note: '',
  ...more,
})
/** As a browser's own, which lists its keys as an object does. */
const area = (): Record<string, unknown> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
beforeEach(() => void vi.stubGlobal('localStorage', area()))
afterEach(() => vi.unstubAllGlobals())

it('scans are kept each of its own, changed in place, until they are dropped or their person logs out', () => {
  keepScan(1, scan('a'))
  keepScan(1, scan('b'))
  keepScan(2, scan('c'))
  keepScan(1, scan('a', { note: 'Later' }))
  expect(readKept(1)).toEqual([scan('b'), scan('a', { note: 'Later' })])
  dropScan(1, 'b')
  expect(readKept(1).map(({ uuid }) => uuid)).toEqual(['a'])
  expect(readKept(2)).toHaveLength(1)
  forgetOwn()
  expect([readKept(1), readKept(2)]).toEqual([[], []])
})
