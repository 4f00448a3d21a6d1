import { expect, it } from 'vitest'
import { isNarrowed, listedBy, sortIn } from './list-query.ts'

const fair = 7
const by = (text: string) => listedBy(new URLSearchParams(text), fair)

it('a list of sessions is asked for as its address says, by date unless said otherwise', () => {
  expect(by('')).toEqual({ fair, 'order[date]': 'asc' })
  expect(by('room=3&state=draft&order=-title&page=2&open=5')).toEqual({
    fair,
    conferenceRoom: '3',
    state: 'draft',
    'order[title]': 'desc',
  })
  expect(by('unplaced=1')).toMatchObject({ 'exists[begin]': 'false' })
})

it('an order that there is not is the usual one', () =>
  expect(sortIn(new URLSearchParams('order=-secret'))).toEqual({ column: 'date', isDescending: true }))

it('what only says which row is open narrows nothing', () => {
  expect(isNarrowed(new URLSearchParams('open=3&page=2&order=title'))).toBe(false)
  expect(isNarrowed(new URLSearchParams('unplaced=1'))).toBe(true)
})
