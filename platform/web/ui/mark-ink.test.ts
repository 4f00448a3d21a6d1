import { expect, test } from 'vitest'
import { luminance, markInk } from './mark-ink.ts'

const ratio = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

test('initials are readable on every brand colour', () => {
  for (let r = 0; r < 256; r += 17)
    for (let g = 0; g < 256; g += 17)
      for (let b = 0; b < 256; b += 17) {
        const hex = `#${[r, g, b].map(value => value.toString(16).padStart(2, '0')).join('')}`
        expect(ratio(hex, markInk(hex))).toBeGreaterThanOrEqual(3)
      }
})

test('a dark brand wears white, a pale one ink', () => {
  expect(markInk('#14808A')).toBe('#FFFFFF')
  expect(markInk('#FFE14D')).toBe('#12262A')
  expect(markInk('#fff')).toBe('#12262A')
})
