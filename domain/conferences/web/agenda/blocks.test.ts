import { expect, it } from 'vitest'
import { blockEntry as entry } from '../testing/block-entry.ts'
import { daysOf, pairOf, spanIn } from './blocks.ts'

const [first, second, third, later, undated] = [1, 2, 3, 4, 5] as const
const monday = '2027-03-08'
const agenda = [
  entry(first, monday, '10:00', '11:00', [second]),
  entry(second, monday, '10:30', '12:00', [first, third]),
  entry(third, monday, '11:30', '12:00', [second]),
  entry(later, monday, '12:00', '13:00'),
  entry(undated, null, '', ''),
]

it('what is at one time stands together, with the hours at which it is', () => {
  const [day] = daysOf(agenda)
  expect(day?.blocks.map(block => block.entries.map(one => one.id))).toEqual([
    [first, second, third],
    [later],
  ])
  expect(day?.blocks[0]?.overlap).toEqual({
    from: Date.parse(`${monday}T10:30:00Z`),
    to: Date.parse(`${monday}T12:00:00Z`),
  })
  expect(day?.blocks[1]?.overlap).toBeNull()
})

it('what has no date yet comes after all days', () =>
  expect(daysOf([...agenda].reverse()).map(({ day }) => day)).toEqual([monday, null]))

it('bars are as long as their sessions', () => {
  const block = daysOf(agenda)[0]?.blocks[0]
  if (!block) throw new Error('It has a block.')
  expect(block.entries.map(one => spanIn(one, block))).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.25, to: 1 },
    { from: 0.75, to: 1 },
  ])
})

it('the same sessions are the same pair, in whatever order', () =>
  expect(pairOf([...agenda].reverse())).toBe(pairOf(agenda)))
