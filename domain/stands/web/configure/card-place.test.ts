import { expect, it } from 'vitest'
import { cardPlace } from './card-place.ts'

const stage = { width: 1200, height: 800 }
const card = { width: 360, height: 400 }
const thing = (left: number, top: number, width = 100, height = 60) => ({ left, top, width, height })

it('a card lies on the right of its thing, at its height', () =>
  expect(cardPlace(thing(200, 400), stage, card)).toEqual({ left: 316, top: 230 }))

it('where the right has no room it lies on the left', () =>
  expect(cardPlace(thing(1000, 400), stage, card).left).toBe(1000 - 16 - 360))

it('where only a little of it would be covered it lies at the right edge, out of the room', () =>
  expect(cardPlace(thing(700, 400, 170), stage, card).left).toBe(1200 - 16 - 360))

it('beside a thing that is as wide as the stage it lies where most of the thing is still seen', () => {
  expect(cardPlace(thing(300, 100, 880), stage, card).left).toBe(16)
  expect(cardPlace(thing(20, 100, 880), stage, card).left).toBe(1200 - 16 - 360)
})

it.each([
  [0, 0],
  [1190, 790],
  [-300, -300],
  [2000, 2000],
])('a card never goes beyond the stage, though its thing (%i, %i) does', (left, top) => {
  const place = cardPlace(thing(left, top), stage, card)
  expect(place.left).toBeGreaterThanOrEqual(16)
  expect(place.top).toBeGreaterThanOrEqual(16)
  expect(place.left + card.width).toBeLessThanOrEqual(1200 - 16)
  expect(place.top + card.height).toBeLessThanOrEqual(800 - 16)
})

it('on a stage that is smaller than the card its beginning is seen', () =>
  expect(cardPlace(thing(100, 100), { width: 300, height: 200 }, card)).toEqual({ left: 16, top: 16 }))
