import { expect, it } from 'vitest'
import { brandStyle, luminance, safeColor } from './brand-color.ts'

it('black is dark, white is light, and green weighs more than blue', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1])
  expect(luminance('#00ff00')).toBeGreaterThan(luminance('#0000ff'))
  expect(luminance('nonsense')).toBe(0)
})

it('what is no colour is drawn in slate, and can never leave its attribute', () => {
  for (const color of ['', 'red', '#fff', '#12345g', '#123456;}', 'url(x)'])
    expect(safeColor(color)).toBe('#5B6B75')
  expect(safeColor('#AbCdEf')).toBe('#AbCdEf')
})

it('a light brand is written on in ink, a dark one in white', () => {
  expect(brandStyle('#ffee66')).toHaveProperty('--o')
  expect(brandStyle('#123456')).toEqual({ '--c': '#123456' })
})
