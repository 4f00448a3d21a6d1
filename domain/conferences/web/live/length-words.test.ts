import { expect, it } from 'vitest'
import { clockWords, lengthWords } from './length-words.ts'

it('how long it goes on is said in hours and minutes', () => {
  const said = (minutes: number) => lengthWords('en', minutes * 60_000)
  expect([said(0), said(12), said(60), said(65)]).toEqual(['0 min', '12 min', '1 hr', '1 hr 5 min'])
  expect(lengthWords('de', -5)).toBe('0 Min.')
})

it('what is left is counted to the second', () => {
  expect([clockWords(245_000), clockWords(-59_999), clockWords(3_725_000)]).toEqual([
    '4:05',
    '0:59',
    '1:02:05',
  ])
})
