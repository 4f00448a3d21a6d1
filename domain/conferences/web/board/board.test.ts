import { describe, expect, it } from 'vitest'
import type { BoardSession } from '../../contract/board.ts'
import { instantOf } from '../time/zones.ts'
import { asIfAt, clashesAt, clashesOf } from './board-clashes.ts'
import { firstFree, frameOf, heightOf, hoursOf, instantAt, lanesIn, topOf } from './board-grid.ts'
import { lastsOf, movedTo, type Placed, placedIn, withSession } from './board-sessions.ts'

const minute = 60_000
const day = Date.parse('2036-06-01T00:00:00Z')
const at = (time: string) => Date.parse(`2036-06-01T${time}:00Z`)
const placed = (
  id: number,
  room: number,
  from: string,
  until: string,
  more: Partial<Placed> = {},
): Placed => ({
  id,
  version: 1,
  title: `Session ${id}`,
  room,
  begin: at(from),
  end: at(until),
  state: 'scheduled',
  speakers: [],
  track: null,
  program: null,
  isOwn: true,
  ...more,
})

describe('the day of a board', () => {
  it('is drawn from eight to eight, longer where a session needs it, and larger where one is very short', () => {
    const usual = frameOf([placed(1, 1, '10:00', '11:00')], day)
    expect([usual.from, usual.to]).toEqual([at('08:00'), at('20:00')])
    const long = frameOf([placed(1, 1, '07:20', '21:10')], day)
    expect([long.from, long.to]).toEqual([at('07:00'), at('22:00')])
    expect(frameOf([placed(1, 1, '10:00', '10:05')], day).scale).toBe(2 * usual.scale)
    expect(hoursOf(usual)).toHaveLength(13)
    expect(topOf(usual, usual.to)).toBe(heightOf(usual))
  })

  it('puts what is let go on the nearest slot, within the day', () => {
    const frame = frameOf([], day)
    const lasts = 45 * minute
    expect(instantAt(frame, topOf(frame, at('10:07')), 5, lasts)).toBe(at('10:05'))
    expect(instantAt(frame, topOf(frame, at('10:08')), 15, lasts)).toBe(at('10:15'))
    expect(instantAt(frame, -300, 5, lasts)).toBe(at('08:00'))
    expect(instantAt(frame, 100_000, 5, lasts)).toBe(at('19:15'))
  })

  it('begins on the clocks of its zone, on a day on which they change too', () => {
    expect(instantOf('2036-06-01', 'Europe/Paris')).toBe(Date.parse('2036-05-31T22:00:00Z'))
    expect(instantOf('2036-03-30', 'Europe/Paris')).toBe(Date.parse('2036-03-29T23:00:00Z'))
    expect(instantOf('2036-10-26', 'America/Los_Angeles')).toBe(Date.parse('2036-10-26T07:00:00Z'))
  })

  it('shows what overlaps in a room side by side, and offers the first time that is free', () => {
    const sessions = [
      placed(1, 1, '08:00', '09:00'),
      placed(2, 1, '08:30', '09:30'),
      placed(3, 2, '08:00', '20:00'),
      placed(4, 1, '10:00', '20:00', { state: 'cancelled' }),
    ]
    expect(lanesIn(sessions).get(2)).toEqual({ lane: 1, lanes: 2 })
    expect(lanesIn(sessions).get(4)).toEqual({ lane: 0, lanes: 1 })
    expect(lanesIn(sessions).get(3)).toEqual({ lane: 0, lanes: 1 })
    const frame = frameOf(sessions, day)
    expect(firstFree(sessions, [2, 1], frame, 60 * minute)).toEqual({ room: 1, begin: at('09:30') })
    expect(firstFree([], [], frame, minute)).toBe(null)
  })
})

describe('clashes', () => {
  const ada = { id: 7, name: 'Ada' }
  const sessions = [
    placed(1, 1, '10:00', '11:00', { speakers: [ada] }),
    placed(2, 1, '10:30', '11:30'),
    placed(3, 2, '10:00', '10:30', { speakers: [ada] }),
    placed(4, 2, '10:30', '11:00', { state: 'cancelled', speakers: [ada] }),
    placed(5, 3, '11:00', '12:00', { speakers: [ada] }),
  ]

  it('are of a room and of a speaker at one time; what only touches, or was called off, is none', () => {
    const found = clashesOf(sessions)
    expect([...found.keys()]).toEqual([1, 2, 3])
    expect(found.get(1)).toEqual([
      { kind: 'room', with: 'Session 2' },
      { kind: 'speaker', name: 'Ada', with: 'Session 3' },
    ])
  })

  it('are said before a session is let go', () => {
    const [, , third] = sessions
    if (!third) throw new Error('There is a third.')
    const would = clashesAt(sessions, asIfAt(third, { room: 1, begin: at('11:00') }, 30 * minute))
    expect(would).toEqual([
      { kind: 'room', with: 'Session 2' },
      { kind: 'speaker', name: 'Ada', with: 'Session 5' },
    ])
  })
})

describe('a session that is moved', () => {
  const waiting: BoardSession = {
    ...placed(9, 1, '10:00', '11:00'),
    room: null,
    begin: null,
    end: null,
  }
  const board = {
    program: 1,
    day: '2036-06-01',
    days: [],
    timeZone: 'UTC',
    slotMinutes: 5,
    rooms: [],
    sessions: [],
    waiting: [waiting],
  }

  it('lasts as long as before, and goes from one list to the other', () => {
    const there = { ...waiting, ...movedTo(waiting, { room: 2, begin: at('14:00') }) }
    expect(lastsOf(there)).toBe(45 * minute)
    const after = withSession(board, there, true)
    expect([placedIn(after).map(({ id, room }) => [id, room]), after.waiting]).toEqual([[[9, 2]], []])
    const back = withSession(after, { ...there, ...movedTo(there, null) }, false)
    expect([back.sessions, back.waiting.map(({ id }) => id)]).toEqual([[], [9]])
    // On another day it is on this board no more.
    expect(withSession(after, there, false).sessions).toEqual([])
  })
})
