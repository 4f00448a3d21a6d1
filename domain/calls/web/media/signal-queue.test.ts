import { expect, it, vi } from 'vitest'
import type { EngineRequest, Signal } from '../../contract/connection.ts'
import { SignalQueue } from './signal-queue.ts'

const candidate = (name: string): Signal => ({ kind: 'candidate', candidate: { candidate: name } })
const namesOf = (signals: readonly (Signal | EngineRequest)[]) =>
  signals.map(signal => (signal.kind === 'candidate' ? signal.candidate?.candidate : signal.kind))

class Refusal extends Error {}

/** A server that answers each call when it is told to. */
function server() {
  const calls: { to: string; names: unknown[]; answer: () => void; fail: (error: Error) => void }[] = []
  const queue = new SignalQueue({
    send: (to, signals) =>
      new Promise<void>((answer, fail) => {
        calls.push({ to, names: namesOf(signals), answer, fail })
      }),
    isRefused: error => error instanceof Refusal,
  })
  return { calls, queue }
}

const sent = (calls: { names: unknown[] }[]) => calls.map(({ names }) => names)

it('a signal leaves only when those before it have arrived, and what has gathered goes together', async () => {
  const { calls, queue } = server()
  queue.add('b', candidate('one'))
  await vi.waitFor(() => expect(sent(calls)).toEqual([['one']]))
  queue.add('b', candidate('two'))
  queue.add('b', candidate('three'))
  expect(sent(calls)).toEqual([['one']])
  calls[0]?.answer()
  await vi.waitFor(() => expect(sent(calls)).toEqual([['one'], ['two', 'three']]))
})

it('signals for two pages go in the order in which they were said, each to its own', async () => {
  const { calls, queue } = server()
  queue.add('b', candidate('one'))
  queue.add('c', candidate('two'))
  queue.add('b', candidate('three'))
  for (const at of [0, 1, 2]) {
    await vi.waitFor(() => expect(calls).toHaveLength(at + 1))
    calls[at]?.answer()
  }
  expect(calls.map(({ to, names }) => [to, ...names])).toEqual([
    ['b', 'one'],
    ['c', 'two'],
    ['b', 'three'],
  ])
})

it('without a network they wait and are sent again once it is back, before any that came later', async () => {
  const { calls, queue } = server()
  queue.add('b', candidate('one'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.fail(new Error('offline'))
  queue.add('b', candidate('two'))
  await vi.waitFor(() => {
    queue.hurry()
    expect(sent(calls)).toEqual([['one'], ['one', 'two']])
  })
})

it('what is refused for good is dropped, and the next goes on', async () => {
  const { calls, queue } = server()
  queue.add('b', candidate('one'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  queue.add('c', candidate('two'))
  calls[0]?.fail(new Refusal())
  await vi.waitFor(() => expect(sent(calls)).toEqual([['one'], ['two']]))
})

it('whoever comes in anew says nothing more to those of before', async () => {
  const { calls, queue } = server()
  queue.add('b', candidate('one'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  queue.add('b', candidate('two'))
  queue.clear()
  queue.add('d', candidate('three'))
  calls[0]?.answer()
  await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ to: 'd', names: ['three'] }))
  expect(calls).toHaveLength(2)
})
