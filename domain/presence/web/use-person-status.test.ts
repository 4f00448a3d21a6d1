import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hubOf, settled } from '#platform/web/testing/hub.tsx'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { PresenceBatch, PresentPerson } from '../contract/presence.ts'
import { afterBatch, usePersonStatus } from './use-person-status.ts'
import { useWalkers } from './use-walkers.ts'

const person = (id: number, status: 'free' | 'busy' = 'free'): PresentPerson => ({ id, status, until: null })
const batch = (seq: number, on: PresentPerson[], off: number[] = []): PresenceBatch => ({
  topic: '',
  seq,
  on,
  off,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a batch is known once, and one that was missed makes everything be asked again', () => {
  const known = { seq: 4, people: [person(1)] }
  const users = new Set([1, 2])
  expect(afterBatch(known, batch(4, [person(2)]), users)).toBe(known)
  expect(afterBatch(known, batch(6, [person(2)]), users)).toBeNull()
  expect(afterBatch(known, batch(5, [person(2)]), users)).toEqual({ seq: 5, people: [person(1), person(2)] })
})

it('whoever goes is gone, whoever is busy is so, and nobody else is known of', () => {
  const known = { seq: 1, people: [person(1), person(2)] }
  expect(afterBatch(known, batch(2, [person(1, 'busy'), person(9)], [2]), new Set([1, 2]))).toEqual({
    seq: 2,
    people: [person(1, 'busy')],
  })
})

it('after all batches in their order the same people are there as if they had been asked for, each once', () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    status: fc.constantFrom('free', 'busy', 'off'),
  })
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 20 }), batches => {
      const users = new Set([1, 2, 3, 4])
      const there = new Map<number, string>()
      let known: ReturnType<typeof afterBatch> = { seq: 0, people: [] }
      batches.forEach((changes, at) => {
        const last = new Map(changes.map(({ id, status }) => [id, status]))
        for (const [id, status] of last) {
          if (status === 'off') there.delete(id)
          else there.set(id, status)
        }
        const on = [...last].flatMap(([id, status]) =>
          status === 'off' ? [] : [person(id, status as 'free')],
        )
        const off = [...last].flatMap(([id, status]) => (status === 'off' ? [id] : []))
        known = known && afterBatch(known, batch(at + 1, on, off), users)
      })
      const shown = (known?.people ?? []).map(({ id, status }) => [id, status])
      expect(shown.toSorted()).toEqual([...there].filter(([id]) => users.has(id)).toSorted())
    }),
    { numRuns: 150 },
  )
})

async function hear<T>(hook: () => T, answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const hub = hubOf()
  const rendered = await renderHook(hook, inner => page.around(hub.around(inner)))
  const pass = (milliseconds: number) => rendered.act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(settled)
  return {
    rendered,
    pass,
    asked: () => page.asked.map(({ call }) => call),
    tell: async (topic: string, data: object) => {
      await rendered.act(() => hub.tell(topic, data))
      await pass(0)
    },
    missed: async (topic: string) => {
      await rendered.act(() => hub.missed(topic))
      await pass(0)
    },
  }
}

const asked = 'GET /presence?fair=3&users=1%2C2'

it('the same people are asked for in one way, in whatever order and however often they are named', async () => {
  const { rendered, asked: calls } = await hear(() => usePersonStatus(3, [2, 1, 2]), {
    [asked]: { seq: 1, people: [person(1)] },
  })
  expect([calls(), rendered.now?.get(1)?.status, rendered.now?.has(2)]).toEqual([[asked], 'free', false])
  await rendered.leave()
})

it('who comes and goes is known without asking, and everything is asked again where a batch was missed', async () => {
  const {
    rendered,
    asked: calls,
    tell,
    missed,
  } = await hear(() => usePersonStatus(3, [1, 2]), {
    [asked]: [
      { seq: 1, people: [person(1)] },
      { seq: 9, people: [person(2)] },
    ],
  })
  await tell('presence:3', batch(2, [person(2, 'busy')], [1]))
  expect([[...(rendered.now?.keys() ?? [])], calls().length]).toEqual([[2], 1])
  await tell('presence:3', batch(8, [person(1)]))
  expect([rendered.now?.get(2)?.status, calls().length]).toEqual(['free', 2])
  await missed('presence:3')
  expect(calls()).toHaveLength(3)
  await rendered.leave()
})

it('nobody is asked for outside of a fair, or where nobody is named', async () => {
  for (const [fair, users] of [
    [undefined, [1]],
    [3, []],
  ] as const) {
    const { rendered, asked: calls } = await hear(() => usePersonStatus(fair, users), {})
    expect([calls(), rendered.now]).toEqual([[], undefined])
    await rendered.leave()
  }
})

it('how many walk where follows what is told of places, and is none where nobody is', async () => {
  const {
    rendered,
    tell,
    missed,
    asked: calls,
  } = await hear(() => useWalkers(3), {
    'GET /presence/walkers?fair=3': [
      [
        { kind: 'hall', id: 1, count: 4 },
        { kind: 'stand', id: 1, count: 2 },
      ],
    ],
  })
  const shown = () => [rendered.now?.('hall', 1), rendered.now?.('stand', 1), rendered.now?.('hall', 2)]
  expect(shown()).toEqual([4, 2, 0])
  await tell('walkers:3', {
    counts: [
      { kind: 'hall', id: 1, count: 5 },
      { kind: 'hall', id: 2, count: 1 },
    ],
  })
  expect(shown()).toEqual([5, 2, 1])
  await missed('walkers:3')
  expect([shown(), calls().length]).toEqual([[4, 2, 0], 2])
  await rendered.leave()
})
