import { expect, test } from 'vitest'
import { planFixture } from './fixture.ts'
import { layPlan, PLACE_DEPTH, placeAt, pointOnDrawing, viewPlan } from './plan-layout.ts'

const layout = layPlan(planFixture().places)
const view = viewPlan(layout, 900)

test('a pointer on the middle of a place finds that place', () => {
  for (const slot of layout.slots) {
    const [sx, sy] = view.eye.p(slot.x + slot.place.width / 2, slot.y + PLACE_DEPTH / 2)
    expect(placeAt(layout, view, sx, sy)?.place.id).toBe(slot.place.id)
  }
})

test('a pointer off the floor finds nothing', () => {
  expect(placeAt(layout, view, 4, 4)).toBeNull()
})

test('a drawing shown at half its size is hit where it is seen', () => {
  expect(pointOnDrawing({ left: 100, top: 50, width: 450 }, view, 200, 80)).toEqual([200, 60])
})
