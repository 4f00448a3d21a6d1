import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { streamRetry } from './stream-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function made() {
  const done: string[] = []
  const stream = streamRetry({
    load: () => done.push('load'),
    recover: () => done.push('recover'),
    tell: isFailed => done.push(isFailed ? 'failed' : 'plays'),
  })
  const breaks = async (isMedia = false) => {
    stream.broken({ isMedia })
    await vi.runAllTimersAsync()
  }
  return { done, stream, breaks }
}

it('a stream that breaks off is asked for again, what cannot be played is taken up, and only after six tries it has failed', async () => {
  const { done, breaks } = made()
  await breaks(true)
  for (let times = 0; times < 5; times += 1) await breaks()
  expect(done).toEqual(['recover', 'load', 'load', 'load', 'load', 'load'])
  await breaks()
  expect(done.at(-1)).toBe('failed')
  expect(done).toHaveLength(7)
})

it('one that comes back plays, and may break off as often again', async () => {
  const { done, stream, breaks } = made()
  for (let times = 0; times < 7; times += 1) await breaks()
  expect(done.at(-1)).toBe('failed')
  stream.arrived()
  expect(done.at(-1)).toBe('plays')
  for (let times = 0; times < 6; times += 1) await breaks()
  expect(done.filter(one => one === 'failed')).toHaveLength(1)
})

it('of two errors at once one try is made, and none once the page is left', async () => {
  const { done, stream } = made()
  stream.broken({ isMedia: false })
  stream.broken({ isMedia: false })
  await vi.runAllTimersAsync()
  expect(done).toEqual(['load'])
  stream.broken({ isMedia: false })
  stream.stop()
  await vi.runAllTimersAsync()
  expect(done).toEqual(['load'])
})
