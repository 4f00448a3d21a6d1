import { expect, it } from 'vitest'
import { sentSession } from './sent-session.ts'

it('what was chosen is sent by its id, in its order, and what was taken away as nothing', () =>
  expect(
    sentSession({
      conferenceRoom: '7',
      track: { id: 3, name: 'Robots' },
      program: null,
      conferenceType: '',
      speakers: ['9', { id: 8 }],
      capacity: null,
      picture: { id: 5, filePath: '/media/5.png' },
      feedbackUrl: ' ',
      license: 'CC BY 4.0',
      begin: '2027-03-09T09:00:00Z',
    }),
  ).toEqual({
    conferenceRoom: 7,
    track: 3,
    program: null,
    conferenceType: null,
    speakers: [9, 8],
    capacity: null,
    picture: 5,
    feedbackUrl: null,
    license: 'CC BY 4.0',
    begin: '2027-03-09T09:00:00Z',
  }))
