import { expect, it } from 'vitest'
import { at, session } from '../testing/session.ts'
import { roomsNow } from './rooms-now.ts'
import { stateOf } from './sessions.ts'

const sessions = [
  session(1, ['09:00', '09:30'], 1),
  session(2, ['10:00', '11:00'], 1),
  session(3, ['11:00', '12:00'], 1, { state: 'cancelled' }),
  session(4, ['12:00', '12:30'], 1),
  session(5, ['11:30', '12:00'], 0),
  session(6, ['10:05', '10:30'], 0, { isByClock: false }),
]
const told = (time: string | null) =>
  roomsNow(sessions, one => stateOf(one, time === null ? null : at(time))).map(
    ({ room, onAir, next, sessions: count }) => [room.at, onAir?.id, next?.id, count],
  )

it('a room says what is on there and what comes next; one whose team has not begun is next, what is cancelled neither', () => {
  expect(told('10:10')).toEqual([
    [0, undefined, 6, 2],
    [1, 2, 4, 4],
  ])
  expect(told('12:10')).toEqual([
    [0, undefined, undefined, 2],
    [1, 4, undefined, 4],
  ])
})

it('as long as nobody knows which minute it is, nothing is on by the clock', () =>
  expect(told(null)).toEqual([
    [0, undefined, 6, 2],
    [1, undefined, 1, 4],
  ]))
