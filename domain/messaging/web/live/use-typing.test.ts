import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Conversation } from '../../contract/conversation.ts'
import { typingStore } from './typing-store.ts'
import { useTyping } from './use-typing.ts'

const uuid = 'conversation'
const ada = { id: 1, firstName: 'Ada' }
const maud = { id: 2, firstName: 'Maud' }
const conversationOf = (more: object = {}) =>
  ({ uuid, users: [ada], takenBy: null, booth: null, ...more }) as Conversation

beforeEach(() => void vi.useFakeTimers())
let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.runAllTimers()
  vi.useRealTimers()
})

async function writing(conversation = conversationOf()) {
  await leave()
  const hook = await renderHook(() => useTyping(conversation))
  leave = hook.leave
  return {
    names: () => hook.now,
    hear: (person: number, where = uuid) => hook.act(() => typingStore.heard(where, person)),
    pass: (milliseconds: number) => hook.act(() => void vi.advanceTimersByTime(milliseconds)),
    arrived: (where = uuid) => hook.act(() => typingStore.stopAll(where)),
  }
}

it('somebody writes as long as they are heard typing, and a few seconds more', async () => {
  const { names, hear, pass } = await writing()
  await hear(1)
  expect(names()).toEqual(['Ada'])
  await pass(5_000)
  await hear(1)
  await pass(5_999)
  expect(names()).toEqual(['Ada'])
  await pass(1)
  expect(names()).toEqual([])
})

it('each stops writing by themselves, and all of them once a message is there', async () => {
  const { names, hear, pass, arrived } = await writing(conversationOf({ takenBy: maud }))
  await hear(1)
  await pass(3_000)
  await hear(2)
  expect(names()).toEqual(['Ada', 'Maud'])
  await pass(3_000)
  expect(names()).toEqual(['Maud'])
  await hear(1)
  await arrived()
  expect([names(), vi.getTimerCount()]).toEqual([[], 0])
})

it('who writes in another conversation is not shown here', async () => {
  const { names, hear, arrived } = await writing()
  await hear(1, 'another')
  expect(names()).toEqual([])
  await hear(1)
  await arrived('another')
  expect(names()).toEqual(['Ada'])
})

it('colleagues of a booth write by its name, once, and who is nobody here is not named', async () => {
  const { names, hear } = await writing(conversationOf({ booth: { firm: { name: 'Nordalia' } } }))
  await hear(71)
  await hear(72)
  expect(names()).toEqual(['Nordalia'])
  const other = await writing()
  await other.hear(99)
  expect(other.names()).toEqual([])
})
