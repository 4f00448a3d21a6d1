import { expect, test } from 'vitest'
import type { Plan, PlanStand } from '#domain/halls/contract/plan.ts'
import { withMoved } from '#domain/halls/contract/rules.ts'
import { afterMove, inverseOf, type Spot, spotOf, standById } from './moves.ts'

const stand = (id: number, spot: Spot): PlanStand =>
  ({ id, fairHall: spot?.hall ?? null, number: spot?.number ?? null, trashedAt: null }) as PlanStand
const plan = {
  fair: 1,
  halls: [],
  stands: [
    stand(1, { hall: 1, number: 1 }),
    stand(2, { hall: 1, number: 2 }),
    stand(3, null),
    stand(4, null),
  ],
} as Plan

const move = (before: Plan, id: number, to: Spot) =>
  withMoved(before, afterMove(before, standById(before, id) as PlanStand, to))

test.each<[string, number, Spot]>([
  ['to a free place', 1, { hall: 2, number: 1 }],
  ['to the tray', 1, null],
  ['onto another stand', 1, { hall: 1, number: 2 }],
  ['from the tray to a free place', 3, { hall: 1, number: 5 }],
  ['from the tray onto another stand', 3, { hall: 1, number: 2 }],
])('a move %s is taken back whole', (_, id, to) => {
  const after = move(plan, id, to)
  const back = inverseOf(plan, standById(plan, id) as PlanStand, to)
  expect(move(after, back.stand, back.to).stands.map(spotOf)).toEqual(plan.stands.map(spotOf))
})

test('a stand that is put down where it stands is alone in its move', () => {
  const first = standById(plan, 1) as PlanStand
  expect(afterMove(plan, first, spotOf(first))).toEqual([first])
})

test('nobody makes room in the tray', () => {
  const [first, ...others] = afterMove(plan, standById(plan, 1) as PlanStand, null)
  expect(first).toMatchObject({ id: 1, fairHall: null, number: null })
  expect(others).toEqual([])
})
