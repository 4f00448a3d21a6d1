import { expect, it } from 'vitest'
import { deskTime } from './desk-clock.ts'

const at = (time: string) => Date.parse(`2027-03-09T${time}:00Z`)
const here = {
  state: 'scheduled',
  hosting: 'integrated',
  mode: 'live',
  begin: '2027-03-09T10:00:00Z',
  end: '2027-03-09T11:00:00Z',
} as const
const minutes = (session: Parameters<typeof deskTime>[0], time: string) => {
  const told = deskTime(session, at(time))
  return told && [told.says, told.by / 60_000]
}

it('the desk says when a session begins as long as it has not begun, and that it is late once it should have', () => {
  expect(minutes(here, '09:59')).toEqual(['begins', 1])
  expect(minutes(here, '10:03')).toEqual(['late', 3])
})

it('what is on air has begun, also before its time; what is over or cancelled begins no more', () => {
  expect(minutes({ ...here, state: 'live' }, '09:59')).toEqual(['ends', 61])
  expect(minutes({ ...here, state: 'live' }, '11:04')).toEqual(['overrun', 4])
  expect(minutes({ ...here, state: 'ended' }, '10:30')).toBeNull()
  expect(minutes({ ...here, state: 'cancelled' }, '09:59')).toBeNull()
})

it('what is on air by the clock follows it', () => {
  const elsewhere = { ...here, hosting: 'external' } as const
  expect(minutes(elsewhere, '09:59')).toEqual(['begins', 1])
  expect(minutes(elsewhere, '10:30')).toEqual(['ends', 30])
  expect(minutes(elsewhere, '11:01')).toBeNull()
})
