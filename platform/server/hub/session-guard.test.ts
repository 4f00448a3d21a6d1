import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionGuard } from './session-guard.ts'

const pause = 4_000
const count = 600

let guard: SessionGuard
let asked: string[][] = []
let good: Set<string>
let topicStanding = 'open'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked = []
  good = new Set(Array.from({ length: count }, (_, at) => `session ${at}`))
  topicStanding = 'open'
  guard = new SessionGuard(
    async keys => {
      asked.push(keys)
      return new Map(keys.filter(key => good.has(key)).map(key => [key, 'may']))
    },
    async keys => new Map(keys.map(key => [key, topicStanding])),
    pause,
  )
})
afterEach(() => {
  guard.close()
  vi.useRealTimers()
})

const streams = () =>
  [...good].map(key => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const topics = [{ key: 'fair:1', fingerprint: 'open' }]
    guard.admit(response, { topics, session: { key, fingerprint: 'may' } })
    return { key, response }
  })

it('asks for the sessions of many in parts, and for each of them once in a round', async () => {
  const all = streams()
  await vi.advanceTimersByTimeAsync(pause * 2 + 100)
  expect(Math.max(...asked.map(keys => keys.length))).toBeLessThanOrEqual(250)
  const times = asked
    .flat()
    .reduce((sum, key) => sum.set(key, (sum.get(key) ?? 0) + 1), new Map<string, number>())
  expect(times.size).toBe(count)
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2)
  expect(all.some(({ response }) => response.writableEnded)).toBe(false)
})

it.each([0, 300, count - 1])(
  'lets go of session %i within a round of its end, and of nobody else',
  async place => {
    const all = streams()
    await vi.advanceTimersByTimeAsync(pause * 3)
    good.delete(`session ${place}`)
    await vi.advanceTimersByTimeAsync(pause + pause / 2)
    expect(all.filter(({ response }) => response.writableEnded).map(({ key }) => key)).toEqual([
      `session ${place}`,
    ])
  },
)

it('lets go of all who hear a topic that stands otherwise within one pause', async () => {
  const all = streams()
  await vi.advanceTimersByTimeAsync(pause * 3)
  topicStanding = 'closed'
  await vi.advanceTimersByTimeAsync(pause + 1)
  expect(all.every(({ response }) => response.writableEnded)).toBe(true)
})
