import { expect, it } from 'vitest'
import { blockEntry } from '../testing/block-entry.ts'
import { minutesWords, reminderOf, remindersOf } from './reminders.ts'

const begin = Date.parse('2027-03-08T10:00:00Z')
const entry = blockEntry(1, '2027-03-08', '10:00', '11:00')
const silent = { ...entry, conference: { ...entry.conference, isReminding: false } }
const hoursBefore = (hours: number) => begin - hours * 3_600_000

it('a reminder is what was chosen, else the usual one, and none of what reminds nobody or has no place yet', () => {
  expect(reminderOf(entry)).toBe(15)
  expect(reminderOf({ ...entry, remindMinutes: 60 })).toBe(60)
  for (const none of [silent, { ...entry, isQueued: true }, { ...entry, isAsked: true }])
    expect(reminderOf(none)).toBeNull()
  expect(reminderOf({ ...silent, remindMinutes: 5 })).toBe(5)
})

it('what is still ahead is offered, with the usual one told as such, and what is chosen though it is past', () => {
  const times = (one: typeof entry, now: number | null) => remindersOf(one, now).map(({ before }) => before)
  expect(times(entry, hoursBefore(48))).toEqual([5, 10, 15, 30, 60, 120, 1440])
  expect(times(silent, hoursBefore(1.5))).toEqual([null, 5, 10, 15, 30, 60])
  expect(times({ ...entry, remindMinutes: 1440 }, hoursBefore(0.2))).toEqual([5, 10, 1440])
  expect(times({ ...entry, remindMinutes: 55 }, hoursBefore(2))).toEqual([5, 10, 15, 30, 55, 60])
  expect(remindersOf(entry, hoursBefore(48)).find(({ before }) => before === 15)?.minutes).toBeNull()
  expect(remindersOf(silent, hoursBefore(48)).find(({ before }) => before === 15)?.minutes).toBe(15)
})

it('nothing is offered of what has begun, has no time, is cancelled, or before it is known how late it is', () => {
  expect(remindersOf(entry, begin)).toEqual([])
  expect(remindersOf(entry, null)).toEqual([])
  const { conference } = entry
  expect(remindersOf({ ...entry, conference: { ...conference, begin: null } }, hoursBefore(1))).toEqual([])
  expect(
    remindersOf({ ...entry, conference: { ...conference, state: 'cancelled' } }, hoursBefore(1)),
  ).toEqual([])
})

it('minutes are said in the greatest unit that holds them whole', () => {
  expect([0, 15, 60, 90, 1440].map(minutes => minutesWords('en', minutes))).toEqual([
    '0 minutes',
    '15 minutes',
    '1 hour',
    '90 minutes',
    '1 day',
  ])
})
