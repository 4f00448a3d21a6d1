import { afterEach, expect, test, vi } from 'vitest'
import { machineStorage, parseStored, tabStorage } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser's own, in memory. */
function areaOf(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const refusing = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('reads what was written, and null once it is removed', () => {
  vi.stubGlobal('localStorage', areaOf())
  expect(machineStorage.write('a', '1')).toBe(true)
  expect(machineStorage.read('a')).toBe('1')
  machineStorage.write('a', null)
  expect(machineStorage.read('a')).toBeNull()
})

test('says that a browser refuses, and throws nothing', () => {
  vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing })
  expect(tabStorage.read('a')).toBeUndefined()
  expect(tabStorage.write('a', '1')).toBe(false)
})

test('what is no JSON is nothing', () => {
  expect(parseStored<{ a: number }>('{"a":1}')).toEqual({ a: 1 })
  for (const text of ['{', '', null, undefined]) expect(parseStored(text)).toBeNull()
})
