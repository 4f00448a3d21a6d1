import { beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { createUnsent, type Sent, type Unsent } from './unsent-messages.ts'

const person = 7
const message = (uuid: string): Unsent => ({
  uuid,
  conversation: 1,
  text: uuid,
  file: null,
  context: null,
  createdAt: '2026-11-23T09:00:00Z',
})
let kept: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  kept = storageOf('localStorage')
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A server that answers as said, one after the other, the last for ever. */
const server = (...answers: Sent[]) => {
  const got: string[] = []
  const send = async ({ uuid }: Unsent): Promise<Sent> => {
    got.push(uuid)
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? 'sent'
  }
  return { got, send }
}
const uuids = (unsentMessages: ReturnType<typeof createUnsent>) =>
  unsentMessages.entries().map(({ uuid }) => uuid)

it('what was written without the network survives a reload and is sent once the network is back', async () => {
  const before = createUnsent(person)
  const offline = server('unreached')
  before.add(message('a'))
  before.add(message('b'))
  await before.flush(offline.send)
  expect([before.isUnreached(), offline.got]).toEqual([true, ['a']])

  const after = createUnsent(person)
  expect(uuids(after)).toEqual(['a', 'b'])
  const { got, send } = server('sent')
  await after.flush(send)
  await after.flush(send)
  expect([got, uuids(after), kept.size]).toEqual([['a', 'b'], [], 0])
})

it('it is tried again by itself, and in order', async () => {
  const unsentMessages = createUnsent(person)
  const { got, send } = server('unreached', 'unreached', 'sent')
  unsentMessages.add(message('a'))
  unsentMessages.add(message('b'))
  await unsentMessages.flush(send)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([got, uuids(unsentMessages), unsentMessages.isUnreached()]).toEqual([
    ['a', 'a', 'a', 'b'],
    [],
    false,
  ])
})

it('many who ask at once send it once', async () => {
  const unsentMessages = createUnsent(person)
  const { got, send } = server('sent')
  unsentMessages.add(message('a'))
  await Promise.all(Array.from({ length: 50 }, () => unsentMessages.flush(send)))
  expect(got).toEqual(['a'])
})

it('what is refused stays with its reason, holds nothing up, and is sent again by hand only', async () => {
  const unsentMessages = createUnsent(person)
  const { got, send } = server({ problem: 'Plus ouvert' }, 'sent')
  unsentMessages.add(message('a'))
  unsentMessages.add(message('b'))
  await unsentMessages.flush(send)
  await unsentMessages.flush(send)
  expect([got, unsentMessages.entries()]).toEqual([['a', 'b'], [{ ...message('a'), problem: 'Plus ouvert' }]])
  unsentMessages.again('a')
  await unsentMessages.flush(send)
  expect([got, uuids(unsentMessages)]).toEqual([['a', 'b', 'a'], []])
})

it('another tab’s messages are kept beside one’s own; another person sees nothing of them', () => {
  const [one, other, stranger] = [createUnsent(person), createUnsent(person), createUnsent(person + 1)]
  one.add(message('a'))
  other.add(message('b'))
  one.readAgain(null)
  stranger.readAgain(null)
  expect([uuids(one), uuids(other), uuids(stranger)]).toEqual([['a', 'b'], ['a', 'b'], []])
})

it('a browser that keeps nothing keeps it for as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined)
  const unsentMessages = createUnsent(person)
  unsentMessages.add(message('a'))
  unsentMessages.add(message('b'))
  const { got, send } = server('sent')
  await unsentMessages.flush(send)
  expect([got, uuids(unsentMessages)]).toEqual([['a', 'b'], []])
})

it('what its writer left behind when they logged out is not tried again, and waits for them', async () => {
  const unsentMessages = createUnsent(person)
  const { got, send } = server('left', 'sent')
  unsentMessages.add(message('a'))
  await unsentMessages.flush(send)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([got, uuids(unsentMessages)]).toEqual([['a'], ['a']])
  await unsentMessages.flush(send)
  expect(uuids(unsentMessages)).toEqual([])
})
