import { expect, it } from 'vitest'
import { missingIn } from './missing.ts'

const [room, speaker] = [
  { id: 1, name: 'Aula' },
  { id: 2, name: 'Ada', jobTitle: null, picture: null, isVisible: true },
]
const whole = {
  begin: '2027-03-09T09:00:00Z',
  conferenceRoom: room,
  speakers: [speaker],
  hosting: 'external' as const,
  state: 'scheduled' as const,
  abstract: '<p>Words</p>',
  description: null,
}

it('a session lacks what visitors would miss, and an address where it is held elsewhere', () => {
  expect(missingIn(whole, 1)).toEqual([])
  expect(missingIn({ ...whole, begin: null, conferenceRoom: null, speakers: [], abstract: '' }, 0)).toEqual([
    'date',
    'room',
    'speakers',
    'words',
    'address',
  ])
  expect(missingIn({ ...whole, hosting: 'integrated' }, 0)).toEqual([])
})

it('what is cancelled lacks nothing', () =>
  expect(missingIn({ ...whole, begin: null, state: 'cancelled' }, 0)).toEqual([]))
