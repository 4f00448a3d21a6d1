import { expect, it } from 'vitest'
import type { CurrentConference } from '../../contract/current.ts'
import { untilCurrent } from './until-current.ts'

const now = Date.parse('2027-03-09T10:00:00Z')
const conference = (said: Partial<CurrentConference>): CurrentConference => ({
  id: 1,
  fair: 1,
  title: '',
  titleIn: null,
  room: null,
  presenter: null,
  begin: '2027-03-09T11:00:00Z',
  end: '2027-03-09T12:00:00Z',
  state: 'scheduled',
  isByClock: false,
  people: 0,
  ...said,
})
const minutes = (...said: Partial<CurrentConference>[]) => untilCurrent(said.map(conference), now) / 60_000

it('a page asks each minute while a team may start or stop, otherwise when one may, and no less than four times an hour', () => {
  expect(minutes({ state: 'live' })).toBe(1)
  expect(minutes({ begin: '2027-03-09T10:20:00Z' })).toBe(1)
  expect(minutes({ begin: '2027-03-09T10:40:00Z' })).toBe(10)
  expect(minutes({ isByClock: true, begin: '2027-03-09T09:50:00Z' }, {})).toBe(15)
  expect(minutes()).toBe(15)
})
