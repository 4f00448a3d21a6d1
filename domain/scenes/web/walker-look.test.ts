import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { walkerLook } from './walker-look.ts'

const styleOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
/** What the floor is filled with by this rule. */
const floorOf = (file: string, rule: RegExp) => rule.exec(styleOf(file))?.[1] ?? ''

function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

it.each([
  ['by day', floorOf('scene-house.css', /^\.z-fl \{\s*fill: (#\w{6})/m)],
  ['in the evening', floorOf('scene-evening.css', /:is\(\.z-fl, \.z-street\) \{\s*fill: (#\w{6})/)],
])('whoever walks in a hall stands out from its floor %s', (_when, floor) => {
  expect(floor).toMatch(/^#\w{6}$/)
  for (let seed = -300; seed < 300; seed += 1) {
    const { look } = walkerLook(seed)
    for (const worn of [look.top, look.pants]) expect(contrast(worn, floor), worn).toBeGreaterThan(1.7)
  }
})
