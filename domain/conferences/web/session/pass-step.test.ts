import { expect, it } from 'vitest'
import { type OfferedPass, type PassStep, passStep } from './pass-step.ts'

const pass = (said: Partial<OfferedPass>): OfferedPass => ({
  id: 1,
  name: 'Workshops',
  shortName: 'W',
  color: '#14332b',
  type: 'limited',
  isFull: false,
  isValidated: null,
  hasPlace: false,
  isQueued: false,
  request: null,
  ...said,
})

it.each<[string, Partial<OfferedPass>, PassStep | null]>([
  ['an open pass is asked for', { type: 'open' }, 'ask'],
  ['once', { type: 'open', isValidated: 0 }, null],
  ['and held', { type: 'open', isValidated: 1 }, null],
  ['a place of a limited one is taken', {}, 'take'],
  ['also by who holds it already', { isValidated: 1 }, 'take'],
  ['a full one has a queue', { isFull: true }, 'queue'],
  ['which is left', { isFull: true, isQueued: true, isValidated: 1 }, 'leave_queue'],
  ['a place is given back, though it is full', { isFull: true, hasPlace: true, isValidated: 1 }, 'give_back'],
  ['who was refused asks no more', { isValidated: 2 }, null],
])('%s', (_, said, step) => {
  expect(passStep(pass(said), { reason: 'pass_needed' })).toBe(step)
})

it('nobody asks who has not logged in, or for what is over', () => {
  for (const reason of ['login_needed', 'membership_needed', 'over', 'cancelled'] as const)
    expect(passStep(pass({}), { reason })).toBeNull()
})
