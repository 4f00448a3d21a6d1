import { expect, it } from 'vitest'
import { drawnAs, fitting } from './drawn-as.ts'

it('a room is drawn as its type and variation say, else as fits what takes place in it', () => {
  const none = { conferenceRoomType: null, conferenceRoomTypeVariation: null }
  const circle = { plan: 'circle' } as const
  expect(drawnAs(none)).toEqual({ plan: 'auditorium', seats: 120 })
  expect(drawnAs({ ...none, defaults: { format: 'workshop' } })).toEqual({ plan: 'classroom', seats: 20 })
  expect(drawnAs({ ...none, defaults: { capacity: 30 } })).toEqual({ plan: 'classroom', seats: 30 })
  expect(drawnAs({ ...none, defaults: { capacity: 5 } }).seats).toBe(12)
  expect(drawnAs({ ...none, defaults: { capacity: 100_000 } })).toEqual({ plan: 'auditorium', seats: 600 })
  expect(drawnAs({ ...none, conferenceRoomType: circle })).toEqual({ plan: 'circle', seats: 12 })
  expect(
    drawnAs({
      conferenceRoomType: circle,
      conferenceRoomTypeVariation: { seats: 24 },
      defaults: { capacity: 80, format: 'plenary' },
    }),
  ).toEqual({ plan: 'circle', seats: 24 })
})

it('what fits so many people is the smallest in which all sit, else the largest, of the plan for so many', () => {
  const offered = [
    { plan: 'debate', seats: 60 },
    { plan: 'auditorium', seats: 300 },
    { plan: 'auditorium', seats: 120 },
    { plan: 'classroom', seats: 40 },
  ] as const
  const seats = (capacity: number) => fitting(offered, capacity)?.seats
  expect([30, 50, 121, 5000].map(seats)).toEqual([40, 120, 300, 300])
  expect(fitting([], 50)).toBeUndefined()
})
