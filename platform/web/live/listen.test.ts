import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../api/client.ts'
import { listen } from './listen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that listens to a booth; the server answers as each case says. */
function page(answer: () => Response) {
  const asked: string[] = []
  const api = createApi({
    fetch: async path => {
      asked.push(path)
      return answer()
    },
    locale: () => 'fr',
    token: async () => null,
    renew: async () => null,
  })
  let changes = 0
  const leave = listen(api, 'stand:1', { changed: () => (changes += 1), news: () => {} })
  return { asked, leave, changes: () => changes }
}
const refused = (status: number) => () => Response.json({ code: status, message: '' }, { status })
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('a page reads a place again that was hidden for a while', async () => {
  let isShown = false
  const open = new ReadableStream<Uint8Array>()
  const { changes, leave } = page(() => (isShown ? new Response(open) : refused(404)()))
  await minutes(3)
  expect(changes()).toBe(0)
  isShown = true
  await minutes(2)
  expect(changes()).toBe(1)
  leave()
})

it.each([401, 403, 404])('a page asks for what is refused with %i twice a minute at most', async status => {
  const { asked, leave } = page(refused(status))
  await minutes(60)
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.length).toBeLessThanOrEqual(121)
  leave()
})

it('a page that was left asks no more', async () => {
  const { asked, leave } = page(refused(404))
  await minutes(1)
  leave()
  const before = asked.length
  await minutes(60)
  expect(asked).toHaveLength(before)
})
