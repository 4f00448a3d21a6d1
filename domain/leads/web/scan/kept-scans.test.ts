// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
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
afterEach(forgetOwn)

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
