import { expect, it } from 'vitest'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { chosen, goalOver, hallOver } from './lifted.ts'

const stand = (id: number, number: number | null) =>
  ({ id, name: `S${id}`, fairHall: number === null ? null : 3, number }) as PlanStand

const none = () => null

it('a stand that is chosen is in hand, from where it stands', () => {
  expect(chosen(null, stand(1, 6))).toMatchObject({
    stand: { id: 1 },
    from: { hall: 3, number: 6 },
    goal: null,
    by: 'choice',
  })
  expect(chosen(null, stand(1, null))?.from).toBeNull()
})

it('the same stand again is put back, another one is taken instead', () => {
  const hand = chosen(null, stand(1, 6))
  expect(chosen(hand, stand(1, 6))).toBeNull()
  expect(chosen(hand, stand(2, 7))?.stand.id).toBe(2)
})

it('trash and tray are goals whatever place lies under them', () => {
  expect(goalOver('trash', () => 6)).toEqual({ kind: 'trash' })
  expect(goalOver('tray', () => 6)).toEqual({ kind: 'tray' })
})

it('a place is a goal, the first one too; beside the places there is none', () => {
  expect(goalOver(null, () => 6)).toEqual({ kind: 'place', number: 6 })
  expect(goalOver(null, () => 0)).toEqual({ kind: 'place', number: 0 })
  expect(goalOver(null, none)).toBeNull()
})

it('the letter of a hall opens it and is no goal', () => {
  expect(hallOver('hall:3')).toBe(3)
  expect(goalOver('hall:3', none)).toBeNull()
})

it('nothing else opens a hall', () => {
  expect([null, 'trash', 'tray', 'hall:', 'hall:x'].map(hallOver)).toEqual([null, null, null, null, null])
})
