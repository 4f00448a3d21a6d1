import { expect, it } from 'vitest'
import { jobListParameters } from './list-parameters.ts'

const { family, remote, sort, bookmark, search } = jobListParameters

it('the list of offers reads of its address what its call takes, and nothing else', () => {
  expect([family.read('12'), remote.read('fully'), sort.read('ending'), bookmark.read('1')]).toEqual([
    '12',
    'fully',
    'ending',
    '1',
  ])
  expect([
    family.read('0'),
    remote.read('evil'),
    sort.read('-1'),
    bookmark.read('2'),
    search.read(''),
  ]).toEqual([null, null, null, null, null])
  expect(search.read('a'.repeat(201))).toBeNull()
})
