import { expect, it } from 'vitest'
import type { Conference } from '../../contract/calls.ts'
import { entriesOf, otherRunsOf } from './kept-entries.ts'

const day = '2027-03-09'
const at = (time: string) => `${day}T${time}:00Z`
const session = (id: number, title: string, from: string, until: string, more: object = {}): Conference => {
  const said: Partial<Record<keyof Conference, unknown>> = {
    id,
    title,
    begin: at(from),
    end: at(until),
    startDate: day,
    timeZone: null,
    program: { id: 1, name: 'Main' },
    conferenceRoom: { id: 1, name: 'Hall' },
    state: 'scheduled',
    speakers: [{ id: 7, name: 'Ada' }],
    mode: 'live',
    hosting: 'external',
    replayMode: 'none',
    replayState: 'none',
    replacedBy: null,
    cancelReason: '',
    isReminding: true,
    ...more,
  }
  return said as Conference
}
const [first, second] = [session(1, 'First', '14:00', '15:00'), session(2, 'Second', '14:30', '15:30')]
const now = Date.parse(at('12:00'))

it('what a browser keeps is an agenda: by time, with what is at one time, in the zone of its programme', () => {
  const cancelled = session(3, 'Third', '14:00', '15:00', { state: 'cancelled' })
  const onAir = session(4, 'Fourth', '09:00', '10:00', { state: 'live', replayState: 'published' })
  const entries = entriesOf([second, cancelled, first, onAir], program => (program ? 'Europe/Paris' : 'UTC'))
  expect(entries.map(({ conference, clashes }) => [conference.id, clashes])).toEqual([
    [4, []],
    [1, [2]],
    [3, []],
    [2, [1]],
  ])
  expect(entries[0]?.conference).toMatchObject({ hasReplay: false, timeZone: 'Europe/Paris', room: 'Hall' })
})

it('other runs have the same title and people, begin later, and are at the time of nothing else that is kept', () => {
  const kept = [first, second, session(5, 'Later', '17:00', '18:00')]
  const runs = otherRunsOf(
    kept,
    [
      ...kept,
      session(10, 'second ', '16:00', '17:00'),
      session(11, 'Second', '17:30', '18:30'),
      session(12, 'Second', '16:00', '17:00', { speakers: [{ id: 8, name: 'Bo' }] }),
      session(13, 'Second', '10:00', '11:00'),
      session(14, 'Second', '19:00', '20:00', { state: 'cancelled' }),
      session(15, 'Later', '20:00', '21:00'),
    ],
    now,
  )
  expect(runs).toEqual([{ entry: 2, conference: 10, begin: at('16:00'), room: 'Hall', placesLeft: null }])
})
