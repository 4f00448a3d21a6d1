import { expect, it } from 'vitest'
import type { ChatMessage } from '../../contract/message.ts'
import { addedTo, withoutMessage } from './chat-pages.ts'

const message = (id: number): ChatMessage => ({
  id,
  uuid: `uuid-${id}`,
  text: `${id}`,
  author: null,
  as: null,
  createdAt: '2026-11-23T10:00:00Z',
})
const pages = (...ids: number[][]) => ids.map(page => page.map(message))
const idsOf = (shown: ChatMessage[][]) => shown.map(page => page.map(({ id }) => id))

it('a message is shown once, however often it is told', () => {
  const once = addedTo(pages([4, 3], [2, 1]), message(5))
  expect(idsOf(addedTo(once, message(5)))).toEqual([
    [5, 4, 3],
    [2, 1],
  ])
  expect(idsOf(addedTo(pages([4, 3], [2, 1]), message(2)))).toEqual([
    [4, 3],
    [2, 1],
  ])
})

it('a message stands where it belongs, also when a later one was told before', () => {
  expect(idsOf(addedTo(pages([7, 3]), message(5)))).toEqual([[7, 5, 3]])
  expect(idsOf(addedTo([], message(1)))).toEqual([[1]])
})

it('what is hidden is gone from whichever page it stood on', () => {
  expect(idsOf(withoutMessage(pages([4, 3], [2, 1]), 2))).toEqual([[4, 3], [1]])
})
