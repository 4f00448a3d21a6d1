import { expect, it } from 'vitest'
import { clockWords } from './clock-words.ts'

it('what is left is counted to the second', () => {
  expect([clockWords(245_000), clockWords(-59_999), clockWords(3_725_000)]).toEqual([
    '4:05',
    '0:59',
    '1:02:05',
  ])
})
