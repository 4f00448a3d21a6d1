import { expect, it } from 'vitest'
import { at, session } from '../testing/session.ts'
import { groupsOf } from './groups.ts'
import { stateOf } from './sessions.ts'

const sessions = [
  session(1, ['09:00', '09:30']),
  session(2, ['10:00', '11:00']),
  session(3, ['10:30', '11:00'], 1, { state: 'cancelled' }),
  session(4, ['11:00', '11:30']),
  session(5, ['11:00', '11:30'], 1),
]
const told = (time: string, isUnderWay = true) =>
  groupsOf(sessions, one => stateOf(one, at(time)), isUnderWay).map(group => [
    typeof group.heading === 'number' ? new Date(group.heading).toISOString().slice(11, 16) : group.heading,
    group.sessions.map(one => one.id),
  ])

it('a day is read by its hours', () =>
  expect(told('10:10', false)).toEqual([
    ['09:00', [1]],
    ['10:00', [2]],
    ['10:30', [3]],
    ['11:00', [4, 5]],
  ]))

it('the list of today begins with what is on now and ends with what is over; nothing is lost', () =>
  expect(told('10:10')).toEqual([
    ['now', [2]],
    ['10:30', [3]],
    ['11:00', [4, 5]],
    ['earlier', [1]],
  ]))

it('a day that is over is read by its hours again', () => {
  const all = sessions.filter(one => one.state !== 'cancelled')
  const groups = groupsOf(all, one => stateOf(one, at('20:00')), true)
  expect(groups.map(({ sessions: own }) => own.map(one => one.id))).toEqual([[1], [2], [4, 5]])
})
