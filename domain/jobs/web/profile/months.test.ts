import { expect, it } from 'vitest'
import { monthOf } from './month-field.tsx'
import { latestFirst, monthsOf } from './months.ts'

const since = (month: string) => `since ${month}`

it('months of a position are said in the reader’s words, with what still goes on', () => {
  expect(monthsOf({ from: '2019-01', to: '2021-06' }, 'en', since)).toBe('Jan 2019 – Jun 2021')
  expect(monthsOf({ from: '2019-01' }, 'en', since)).toBe('since Jan 2019')
  expect(monthsOf({ from: '2019-01', to: '2019-01' }, 'en', since)).toBe('Jan 2019')
  expect(monthsOf({}, 'en', since)).toBe('')
})

it('what goes on comes first, then what ended last; what has no date comes last', () => {
  const rows = [
    { name: 'undated' },
    { name: 'old', from: '2001-01', to: '2003-01' },
    { name: 'current', from: '2020-01' },
    { name: 'recent', from: '2010-01', to: '2019-12' },
  ]
  expect(latestFirst(rows).map(({ name }) => name)).toEqual(['current', 'recent', 'old', 'undated'])
})

it('a month is kept once both month and year are said, and is none without either', () => {
  expect(monthOf('', '')).toBeNull()
  expect(monthOf('03', '')).toBeUndefined()
  expect(monthOf('', '2020')).toBeUndefined()
  expect(monthOf('03', '20')).toBeUndefined()
  expect(monthOf('03', '2020')).toBe('2020-03')
})
