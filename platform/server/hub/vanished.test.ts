import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Stream, Streams } from './streams.ts'
import { eventOf } from './update.ts'

const ping = /: ping (\S+)\n/
const listener = {
  matchers: [],
  mayRead: () => true,
  write: eventOf,
  expires: Number.POSITIVE_INFINITY,
}

let server: Server
let streams: Streams
const clients: Socket[] = []
beforeEach(async () => {
  streams = new Streams()
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  vi.useRealTimers()
  for (const client of clients.splice(0)) client.destroy()
  streams.close()
  server.close()
})

async function open({ answers = false } = {}) {
  const opened = once(server, 'request').then(([request, response]) => {
    const stream = streams.open(response, { listener, isAnswering: answers }, {})
    stream.release()
    return { stream, socket: request.socket as Socket }
  })
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return { client, ...(await opened) }
}

/** Of browsers that answer and come together; no second goes by but those of the test. */
async function openMany(count: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  streams.close()
  streams = new Streams()
  const many = []
  for (let at = 0; at < count; at += 1) {
    const { client, stream } = await open({ answers: true })
    let said = ''
    client.on('data', bytes => {
      said += bytes
    })
    many.push({ stream, heard: () => said })
  }
  return many
}

let marks = 0
/** Waits until each has heard all that was said so far. */
async function heardAll(many: readonly { stream: Stream; heard: () => string }[]) {
  marks += 1
  const mark = `: mark ${marks}\n`
  for (const { stream } of many) stream.write([Buffer.from(`${mark}\n`)])
  while (!many.every(({ heard }) => heard().includes(mark))) await new Promise(setImmediate)
}

/** More than the kernel takes for whoever reads nothing, and less than is let go of at once. */
const fill = async (stream: Stream, socket: Socket) => {
  const part = Buffer.alloc(64 * 1024, ':')
  while (socket.writableLength < 128 * 1024) {
    stream.write([part])
    await new Promise(resolve => setImmediate(resolve))
  }
}

describe('a stream', () => {
  it('of which nothing is taken for half a minute is let go of, and one that is read slowly is not', async () => {
    const { client, stream, socket } = await open()
    client.pause()
    await fill(stream, socket)
    const now = performance.now()
    stream.tick(now)
    stream.tick(now + 29_000)
    expect(socket.destroyed).toBe(false)
    client.resume()
    await once(socket, 'drain')
    client.pause()
    await fill(stream, socket)
    stream.tick(now + 31_000)
    expect(socket.destroyed).toBe(false)
    stream.tick(now + 62_000)
    expect(socket.destroyed).toBe(true)
  })

  it('whose browser does not answer, though its machine takes all that is sent, ends before a second question', async () => {
    const { client, stream, socket } = await open({ answers: true })
    let heard = ''
    client.on('data', bytes => {
      heard += bytes
    })
    const look = (count: number) => {
      for (let at = 0; at < count; at += 1) stream.tick(performance.now())
    }
    look(20)
    await vi.waitFor(() => expect(heard).toMatch(ping))
    const [, id = ''] = ping.exec(heard) ?? []
    expect(streams.answered(id)).toBe(true)
    look(32)
    expect(socket.destroyed).toBe(false)
    look(1)
    expect(socket.destroyed).toBe(true)
    await once(client, 'close')
    expect(streams.answered(id)).toBe(false)
  })

  it('is asked within twenty seconds and then as often, each of many who came together in its own', async () => {
    const many = await openMany(40)
    let before = many.map(() => 0)
    for (let look = 1; look <= 40; look += 1) {
      for (const { stream } of many) stream.tick(performance.now())
      await heardAll(many)
      const asked = many.map(({ heard }) => heard().split(': ping ').length - 1)
      expect(asked.filter((count, at) => count !== before[at]).length).toBeLessThanOrEqual(4)
      before = asked
      for (const { heard } of many) streams.answered(ping.exec(heard())?.[1] ?? '')
    }
    expect(before).toEqual(many.map(() => 2))
  })

  it('ends after five minutes at most, and not with all that came with it', async () => {
    const many = await openMany(20)
    const begun = performance.now()
    const leftAfter = (minutes: number) => {
      const left = many.filter(({ stream }) => !stream.isOver)
      for (const { stream } of left) stream.tick(begun + minutes * 60_000)
      return left.filter(({ stream }) => !stream.isOver).length
    }
    expect(leftAfter(2.9)).toBe(20)
    expect(leftAfter(3.6)).toBeLessThan(17)
    expect(leftAfter(4.4)).toBeGreaterThan(3)
    expect(leftAfter(5.1)).toBe(0)
  })

  it('of a client that knows nothing of pings is asked nothing, and stays', async () => {
    const { client, stream, socket } = await open()
    let heard = ''
    client.on('data', bytes => {
      heard += bytes
    })
    for (let at = 0; at < 200; at += 1) stream.tick(performance.now())
    stream.write([Buffer.from(': the end\n\n')])
    await vi.waitFor(() => expect(heard).toContain('the end'))
    expect(heard).not.toMatch(ping)
    expect(socket.destroyed).toBe(false)
  })

  it.runIf(process.platform === 'linux')('asks a browser that says nothing whether it is there', async () => {
    const { socket } = await open()
    const hex = (port: number | undefined) => (port ?? 0).toString(16).toUpperCase().padStart(4, '0')
    const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(file => readFileSync(file, 'utf8').split('\n'))
    const own = lines
      .map(line => line.trim().split(/\s+/))
      .find(
        ([, here, there]) =>
          here?.endsWith(`:${hex(socket.localPort)}`) && there?.endsWith(`:${hex(socket.remotePort)}`),
      )
    // As the kernel says it: 02 is the timer of keep-alive probes.
    expect(own?.[5]).toMatch(/^02:/)
  })
})
