import { expect, test } from 'vitest'
import { DEPTH } from './booth-walls.ts'
import { hallFixture } from './fixture.ts'
import { aisleY, layHall } from './hall-layout.ts'
import { walkerSpots, walkersMost } from './walker-spots.ts'

const layout = layHall(hallFixture(24).booths)
const [first, second] = layout.placed
const nobody = () => 0
const seeds = (inHall: number, atBooth: (id: number) => number = nobody) =>
  walkerSpots(layout, { inHall, atBooth }).map(({ seed }) => seed)

test('as many figures stand in a hall as people walk there, up to a limit', () => {
  expect([0, 1, 5, 24, 25, 3000].map(count => seeds(count).length)).toEqual([
    0,
    1,
    5,
    24,
    walkersMost,
    walkersMost,
  ])
  expect(new Set(seeds(3000)).size).toBe(walkersMost)
})

test('whoever visits a booth stands before it, and is not drawn a second time in an aisle', () => {
  const at = (id: number) => (id === first?.booth.id ? 1 : id === second?.booth.id ? 9 : 0)
  const spots = walkerSpots(layout, { inHall: 12, atBooth: at })
  // One at the first booth, two of the nine at the second, two in the aisles.
  expect(spots).toHaveLength(5)
  const isBefore = (placed: typeof first) =>
    spots.filter(
      ({ x, y }) =>
        placed &&
        x > placed.x &&
        x < placed.x + placed.booth.width &&
        y > placed.y + DEPTH &&
        y < placed.y + DEPTH + 0.5,
    ).length
  expect([isBefore(first), isBefore(second)]).toEqual([1, 2])
})

test('figures stay where they are while others come, on the free floor of their aisle', () => {
  const few = walkerSpots(layout, { inHall: 6, atBooth: nobody })
  const many = walkerSpots(layout, { inHall: 20, atBooth: nobody })
  for (const spot of few) expect(many).toContainEqual(spot)
  for (const { x, y, aisle } of many) {
    expect(x > 0.5 && x < layout.width - 0.5).toBe(true)
    expect(y - aisleY(aisle) - DEPTH).toBeGreaterThan(0.3)
    expect(y - aisleY(aisle) - DEPTH).toBeLessThan(1.2)
  }
})
