import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { tokenPairs } from './token-pairs.ts'

// Read from the disk, because the test runner empties imported styles.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The tokens as the browser would take them: later blocks over earlier ones. */
const tokensOf = (evening: boolean): Record<string, string> => {
  const tokens: Record<string, string> = {}
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isForBoth = selector.includes(':root')
    if (!isForBoth && !(evening && selector.includes('dark'))) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      tokens[name] = value.trim()
  }
  return tokens
}

const faces = { day: tokensOf(false), evening: tokensOf(true) }
const hues = Array.from({ length: 360 }, (_, hue) => hue)

test('black on white is 21, and a known colour is measured as elsewhere', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('oklch(0.46 0.1 163)', '#fff')).toBeCloseTo(6.76, 2)
})

describe.each(Object.entries(faces))('%s', (_, tokens) => {
  test.each(tokenPairs)(
    '%s carries %s at %d:1 or more, for each of the 360 hues',
    (ground, letters, least) => {
      const below = hues.flatMap(hue => {
        const [one, other] = [tokens[ground], tokens[letters]].map(value =>
          value?.replace('var(--fair-h)', String(hue)),
        )
        if (!one || !other) throw new Error(`${ground} or ${letters} is no token`)
        const ratio = contrast(one, other)
        return ratio < least ? [`${hue}°: ${ratio.toFixed(2)}`] : []
      })
      expect(below).toEqual([])
    },
  )
})
