import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Event = { id: string; topic: string; frame: string }
/** Bytes of a stream: those that the hub has said, and those that its reader has. */
type Traffic = { said: number; read: number }
type Subscription = { topics: readonly string[]; lastId: string | undefined; token: string | undefined }

/** A hub as browsers see it: streams by topic, with a history. What it refuses is the test's to say. */
export async function startHub() {
  const streams = new Map<ServerResponse, Subscription>()
  const asked: Subscription[] = []
  const refused = new Set<string>()
  const expired = new Set<string>()
  const traffic = new Map<ServerResponse, Traffic>()
  /** What is asked for and not yet answered. */
  let waiting = 0
  let history: Event[] = []
  let count = 0
  let isDown = false

  let isNaming = true

  const numbered: Traffic[] = []
  const say = (response: ServerResponse, text: string) => {
    const count = traffic.get(response)
    if (count) count.said += Buffer.byteLength(text)
    response.write(text)
  }

  const refuse = (response: ServerResponse, status: number, detail?: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: status, message: '', detail }))

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '', 'http://hub.invalid')
    const { authorization, 'last-event-id': lastId } = request.headers
    const token = authorization?.replace('Bearer ', '')
    const topics = searchParams.getAll('match')
    asked.push({ topics, lastId: lastId?.toString(), token })
    if (isDown) return refuse(response, 503)
    if (token && expired.has(token)) return refuse(response, 401)
    const foreign = topics.filter(topic => refused.has(topic))
    if (foreign.length) return refuse(response, 403, isNaming ? foreign.join(', ') : undefined)
    const at = history.findIndex(({ id }) => id === lastId)
    const count = { said: 0, read: 0 }
    traffic.set(response, count)
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'x-stream': String(numbered.push(count) - 1),
      ...(lastId !== undefined && { 'mercure-last-event-id': at < 0 ? 'earliest' : lastId }),
    })
    response.flushHeaders()
    if (lastId !== undefined)
      for (const { topic, frame } of history.slice(at + 1)) if (topics.includes(topic)) say(response, frame)
    streams.set(response, { topics, lastId: lastId?.toString(), token })
    response.once('close', () => {
      streams.delete(response)
      traffic.delete(response)
    })
  }

  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const cut = () => {
    for (const response of streams.keys()) response.destroy()
  }
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    waiting += 1
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
      const count = numbered[Number(response.headers.get('x-stream') ?? Number.NaN)]
      if (!count || !response.body) return response
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, controller) {
          count.read += bytes.length
          controller.enqueue(bytes)
        },
      })
      return new Response(response.body.pipeThrough(counted), response)
    } finally {
      waiting -= 1
    }
  }
  const isQuiet = () => !waiting && [...traffic.values()].every(({ said, read }) => said === read)
  return {
    fetch: ask,
    /** Waits until nothing is on its way in either direction, and all that follows from it is done. */
    async arrived() {
      for (let quiet = 0; quiet < 20; quiet = isQuiet() ? quiet + 1 : 0) await new Promise(setImmediate)
    },
    /** What was asked for, one after the other. */
    asked,
    refused,
    expired,
    /** The streams that are open. */
    open: () => [...streams.values()],
    publish: (topic: string, { type, ...data }: { type?: string; [key: string]: unknown } = {}) => {
      count += 1
      const id = `urn:test:${count}`
      const event = type ? `event: ${type}\n` : ''
      const frame = `id: ${id}\n${event}data: ${JSON.stringify({ topic, ...data })}\n\n`
      history.push({ id, topic, frame })
      for (const [response, { topics }] of streams)
        if (topics.includes(topic) && !response.writableEnded) say(response, frame)
    },
    /** As a proxy cuts it: with the beginning of an event that is in no history. */
    say: (text: string) => {
      for (const response of streams.keys()) say(response, text)
    },
    end: () => {
      for (const response of streams.keys()) response.end()
    },
    cut,
    forgetHistory: () => {
      history = []
    },
    /** Whether it says which topics it refuses. */
    naming: (is: boolean) => {
      isNaming = is
    },
    down: (is: boolean) => {
      isDown = is
      if (is) cut()
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
