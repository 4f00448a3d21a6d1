import { expect, test } from 'vitest'
import { moved, placed } from './reordered.ts'

const ids = ['a', 'b', 'c', 'd']

test('one entry moves to its new place and the others keep their order', () => {
  expect(moved(ids, 'c', 0)).toEqual(['c', 'a', 'b', 'd'])
  expect(moved(ids, 'a', 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(moved(ids, 'b', -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(moved(ids, 'b', 99)).toEqual(['a', 'c', 'd', 'b'])
})

test('several entries land together, before or after their target', () => {
  expect(placed(ids, new Set(['a', 'c']), 'd', 'before')).toEqual(['b', 'a', 'c', 'd'])
  expect(placed(ids, new Set(['d']), 'a', 'after')).toEqual(['a', 'd', 'b', 'c'])
})

test('dropping on oneself changes nothing', () => {
  expect(placed(ids, new Set(['b']), 'b', 'after')).toEqual(ids)
})
