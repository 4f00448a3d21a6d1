import { expect, it } from 'vitest'
import type { BoothScene } from '../contract/scene.ts'
import { layStreet, streetHeight } from './street-layout.ts'

const booths = (count: number) => Array.from({ length: count }, (_, id) => ({ id }) as BoothScene)

it('booths of a street stand in pairs, look at each other, and none is lost', () => {
  const pairs = layStreet(booths(5), 390)
  expect(pairs.map(({ places }) => places.map(({ booth, face }) => [booth.id, face]))).toEqual([
    [
      [0, 'x'],
      [1, 'y'],
    ],
    [
      [2, 'x'],
      [3, 'y'],
    ],
    [[4, 'x']],
  ])
})

it('a street is high enough for its last booth, and its pairs do not overlap', () => {
  for (const count of [1, 2, 7, 40]) {
    const pairs = layStreet(booths(count), 390)
    const last = pairs.at(-1)
    const low = Math.max(...(last?.places.map(({ sy }) => sy) ?? []))
    expect(streetHeight(count)).toBeGreaterThan((last?.top ?? 0) + low - 96)
    for (const [at, pair] of pairs.entries()) expect(pair.top).toBe(at * (pairs[1]?.top ?? 0))
  }
})
