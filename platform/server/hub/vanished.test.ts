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
let opened: Promise<{ stream: Stream; socket: Socket }>
const clients: Socket[] = []
let isAnswering = false
beforeEach(async () => {
  streams = new Streams()
  server = createServer()
  opened = new Promise(resolve =>
    server.once('request', (request, response) => {
      const stream = streams.open(response, { listener, isAnswering }, {})
      stream.release()
      resolve({ stream, socket: request.socket })
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  streams.close()
  server.close()
})

async function open({ answers = false } = {}) {
  isAnswering = answers
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return { client, ...(await opened) }
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
