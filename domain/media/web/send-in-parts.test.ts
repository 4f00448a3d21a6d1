import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '#platform/web/api/problem-error.ts'
import { dropBegun, sendInParts } from './send-in-parts.ts'

const partSize = 8 * 1024 * 1024
const address = '/api/uploads/7'
const problem = (status: number) => new ProblemError(status, { code: status, message: '', message_code: 'x' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that keeps the parts that come; what it does instead of one is said before. */
function serverFor(size: number) {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 4_096) bytes[at] = at % 251
  const file = new File([bytes], 'Présentation.mp4')
  const kept: Blob[] = []
  const calls: string[] = []
  const failures: ((keep: () => void) => Error)[] = []
  let isHeadCut = 0
  const unbegun: number[] = []
  const stands = () => kept.reduce((sum, part) => sum + part.size, 0)
  const answered = () => ({
    'upload-offset': String(stands()),
    ...(stands() === size && { 'media-object': '42' }),
  })
  let metadata = ''
  const api = {
    request: async (
      method: string,
      at: string,
      { headers, body, signal }: { headers: Record<string, string>; body?: Blob; signal?: AbortSignal },
    ) => {
      if (signal?.aborted) throw problem(0)
      const offset = headers['upload-offset']
      calls.push([method, at === address ? '' : at, offset].filter(Boolean).join(' '))
      if (method === 'POST') {
        const refused = unbegun.shift()
        if (refused !== undefined) throw problem(refused)
        metadata = headers['upload-metadata'] ?? ''
        return new Response(null, { status: 201, headers: { location: address } })
      }
      if (method === 'DELETE' || at !== address) throw problem(404)
      if (method === 'HEAD') {
        if (isHeadCut > 0) {
          isHeadCut -= 1
          throw problem(0)
        }
        return new Response(null, { headers: answered() })
      }
      const keep = () => {
        if (Number(offset) !== stands()) throw problem(409)
        if (body) kept.push(body)
      }
      const failure = failures.shift()
      if (failure) throw failure(keep)
      keep()
      return new Response(null, { status: 204, headers: answered() })
    },
  }
  return {
    api,
    file,
    calls,
    metadata: () => metadata,
    whole: async () => new Uint8Array(await new Blob(kept).arrayBuffer()),
    bytes,
    /** The next parts do not arrive. */
    cut: (...statuses: number[]) => {
      for (const status of statuses) failures.push(() => problem(status))
    },
    /** The next part arrives, its answer does not. */
    loseAnswer: () =>
      failures.push(keep => {
        keep()
        return problem(0)
      }),
    /** It does not begin. */
    cutPost: (...statuses: number[]) => void unbegun.push(...statuses),
    cutHead: (times: number) => {
      isHeadCut = times
    },
  }
}

const size = partSize * 2 + 5_000

/** Sends, while the clock goes on: until it is done, whoever else has timers. */
async function sent(
  server: ReturnType<typeof serverFor>,
  more: Partial<Parameters<typeof sendInParts>[2]> = {},
) {
  const percents: number[] = []
  const sending = sendInParts(server.api, server.file, {
    use: 'stand_video',
    onProgress: percent => void percents.push(percent),
    ...more,
  })
  let isDone = false
  const end = () => {
    isDone = true
  }
  sending.then(end, end)
  while (!isDone) await vi.advanceTimersToNextTimerAsync()
  return { id: await sending, percents }
}

it('a file is sent in parts, whole and in order, and becomes what the server says', async () => {
  const server = serverFor(size)
  const { id, percents } = await sent(server)
  expect(id).toBe(42)
  expect(server.calls).toEqual([
    'POST /api/uploads?use=stand_video',
    'PATCH 0',
    `PATCH ${partSize}`,
    `PATCH ${partSize * 2}`,
  ])
  expect(Buffer.compare(await server.whole(), server.bytes)).toBe(0)
  expect(percents).toEqual([50, 100, 100])
})

it('what was begun on a page that was left goes on where it stands; what is known no more begins anew', async () => {
  const server = serverFor(size)
  const left = new AbortController()
  const begun: string[] = []
  const leaving = {
    signal: left.signal,
    onBegun: (at: string) => void begun.push(at),
    onProgress: () => left.abort(),
  }
  await expect(sent(server, leaving)).rejects.toBeDefined()
  expect(begun).toEqual([address])
  server.cutHead(1)
  server.calls.length = 0
  expect((await sent(server, { begunAt: address })).id).toBe(42)
  expect(server.calls).toEqual(['HEAD', 'HEAD', `PATCH ${partSize}`, `PATCH ${partSize * 2}`])
  expect(Buffer.compare(await server.whole(), server.bytes)).toBe(0)
  server.calls.length = 0
  expect((await sent(server, { begunAt: address })).id).toBe(42)
  expect(server.calls).toEqual(['HEAD'])
  const other = serverFor(10)
  expect((await sent(other, { begunAt: '/api/uploads/6' })).id).toBe(42)
  expect(other.calls).toEqual(['HEAD /api/uploads/6', 'POST /api/uploads?use=stand_video', 'PATCH 0'])
  await dropBegun(other.api, '/api/uploads/6')
})

it('a name in any script arrives as it is', async () => {
  const server = serverFor(10)
  await sent(server)
  const [, text = ''] = server.metadata().split(' ')
  expect(Buffer.from(text, 'base64').toString()).toBe('Présentation.mp4')
})

it('where a line breaks off, it goes on with the part that did not arrive', async () => {
  const server = serverFor(size)
  server.cut(0, 503)
  expect((await sent(server)).id).toBe(42)
  expect(server.calls.slice(1, 6)).toEqual(['PATCH 0', 'HEAD', 'PATCH 0', 'HEAD', 'PATCH 0'])
  expect(Buffer.compare(await server.whole(), server.bytes)).toBe(0)
})

it('a server that is away is tried again before the first part, one that refuses is not', async () => {
  const server = serverFor(10)
  server.cutPost(0, 503)
  expect((await sent(server)).id).toBe(42)
  expect(server.calls.map(call => call.split(' ')[0])).toEqual(['POST', 'POST', 'POST', 'PATCH'])
  const full = serverFor(10)
  full.cutPost(429)
  await expect(sent(full)).rejects.toMatchObject({ status: 429 })
  expect(full.calls).toHaveLength(1)
})

it('a part that has arrived without our hearing it is not sent twice', async () => {
  const server = serverFor(size)
  server.loseAnswer()
  await sent(server)
  expect(server.calls.slice(1, 4)).toEqual(['PATCH 0', 'HEAD', `PATCH ${partSize}`])
  expect(Buffer.compare(await server.whole(), server.bytes)).toBe(0)
})

it('the answer to the last part that was lost is asked for, and nothing is sent again', async () => {
  const server = serverFor(100)
  server.loseAnswer()
  expect((await sent(server)).id).toBe(42)
  expect(server.calls).toEqual(['POST /api/uploads?use=stand_video', 'PATCH 0', 'HEAD'])
})

it('while it is not known how far it is, it is asked and tried again from where it was', async () => {
  const server = serverFor(size)
  server.cut(0, 0)
  server.cutHead(2)
  expect((await sent(server)).id).toBe(42)
  expect(Buffer.compare(await server.whole(), server.bytes)).toBe(0)
})

it('a part that has arrived, of which neither its answer nor where it stands was heard, is not the end', async () => {
  const server = serverFor(size)
  server.loseAnswer()
  server.cutHead(1)
  expect((await sent(server)).id).toBe(42)
  expect(Buffer.compare(await server.whole(), server.bytes)).toBe(0)
})

it.each([403, 404, 413, 415])('what is refused with %i is not tried again', async status => {
  const server = serverFor(size)
  server.cut(status)
  await expect(sent(server)).rejects.toMatchObject({ status })
  expect(server.calls).toHaveLength(2)
})

it.each([0, 409, 423, 429, 500, 503])(
  'a server that answers %i for long is given up in the end',
  async status => {
    const server = serverFor(size)
    server.cut(...Array.from({ length: 30 }, () => status))
    await expect(sent(server)).rejects.toMatchObject({ status })
    expect(server.calls.filter(call => call.startsWith('PATCH'))).toHaveLength(13)
  },
)

it('tries are counted for a part: many short interruptions of a long file are borne', async () => {
  const server = serverFor(size)
  const twelve = Array.from({ length: 12 }, () => 0)
  server.cut(...twelve)
  const sending = sent(server)
  await vi.waitUntil(() => server.calls.includes(`PATCH ${partSize}`))
  server.cut(...twelve)
  expect((await sending).id).toBe(42)
})

it('whoever gives up sends nothing more and does not wait for the next try', async () => {
  const server = serverFor(size)
  const giving = new AbortController()
  server.cut(0)
  const sending = sendInParts(server.api, server.file, { use: 'stand_video', signal: giving.signal })
  sending.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  giving.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.calls).toEqual(['POST /api/uploads?use=stand_video', 'PATCH 0'])
})

it('whoever gives up while a part is on its way is done at once', async () => {
  const server = serverFor(size)
  const giving = new AbortController()
  const { request } = server.api
  server.api.request = async (method, at, sending) => {
    if (method === 'PATCH') giving.abort()
    return request(method, at, sending)
  }
  await expect(
    sendInParts(server.api, server.file, { use: 'stand_video', signal: giving.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})
