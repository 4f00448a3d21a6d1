import { expect, test } from 'vitest'
import { hallFixture } from './fixture.ts'
import { layHall, mayPrecede } from './hall-layout.ts'

test.each([1, 5, 12, 24, 40, 100])(
  'in a hall of %i, the order of the list is an order of painting',
  count => {
    const { placed } = layHall(hallFixture(count).booths)
    placed.forEach((a, i) => {
      for (const b of placed.slice(i + 1))
        expect(mayPrecede(a, b), `${a.booth.number} before ${b.booth.number}`).toBe(true)
    })
  },
)

test.each([1, 12, 24, 40, 100])('in a hall of %i, every booth stands inside the walls', count => {
  const layout = layHall(hallFixture(count).booths)
  for (const p of layout.placed) {
    expect(p.x + p.booth.width).toBeLessThanOrEqual(layout.width)
    expect(p.y + 2.5).toBeLessThanOrEqual(layout.depth)
  }
})

test('the aisles follow the number of booths: three of four, four of six, five of eight', () => {
  expect([12, 24, 40].map(n => layHall(hallFixture(n).booths).aisles)).toEqual([3, 4, 5])
})
