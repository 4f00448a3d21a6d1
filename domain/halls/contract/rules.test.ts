import { expect, it } from 'vitest'
import type { Plan, PlanHall, PlanStand } from './plan.ts'
import { freePlaces, trashedStands, waitingStands, withMoved } from './rules.ts'

const stand = (id: number, fairHall: number | null, number: number | null, trashedAt: string | null = null) =>
  ({ id, fairHall, number, trashedAt }) as PlanStand
const hall = (id: number, ...on: (number | null)[]) =>
  ({ id, places: on.map((stand, at) => ({ number: at + 1, stand })) }) as PlanHall
const plan: Plan = {
  fair: 1,
  halls: [hall(3, 1, null), hall(4, 2, null)],
  stands: [stand(1, 3, 1), stand(2, 4, 1), stand(5, null, null), stand(6, null, null, '2026-01-01')],
}
const on = (one: Plan) => one.halls.map(({ places }) => places.map(place => place.stand))

it('a stand that waits is on no place and not in the trash; the trash is apart', () => {
  expect(waitingStands(plan).map(({ id }) => id)).toEqual([5])
  expect(trashedStands(plan).map(({ id }) => id)).toEqual([6])
  expect(plan.halls.map(one => freePlaces(one).map(({ number }) => number))).toEqual([[2], [2]])
})

it('a stand stands on one place only, in the hall that it was moved to', () =>
  expect(on(withMoved(plan, [stand(1, 4, 2)]))).toEqual([
    [null, null],
    [2, 1],
  ]))

it('two stands that are exchanged stand where the other one was', () =>
  expect(on(withMoved(plan, [stand(1, 4, 1), stand(2, 3, 1)]))).toEqual([
    [2, null],
    [1, null],
  ]))

it('a stand taken off the plan leaves its place free, and the plan that was given is unchanged', () => {
  expect(on(withMoved(plan, [stand(1, null, null)]))[0]).toEqual([null, null])
  expect(on(plan)[0]).toEqual([1, null])
})

it('a stand that is not of the plan is not made one of it', () =>
  expect(withMoved(plan, [stand(99, 3, 2)]).stands).toHaveLength(4))
