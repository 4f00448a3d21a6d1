import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Event = { id: string; topic: string; frame: string }
type Asked = { topics: readonly string[]; lastId: string | undefined; token: string | undefined }

/** A hub as browsers see it: streams by topic, with a history. What it refuses is the test's to say. */
export async function startHub() {
  const streams = new Map<ServerResponse, Asked>()
  const asked: Asked[] = []
  const refused = new Set<string>()
  const expired = new Set<string>()
  let history: Event[] = []
  let count = 0
  let isDown = false

  let isNaming = true

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
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      ...(lastId !== undefined && { 'mercure-last-event-id': at < 0 ? 'earliest' : lastId }),
    })
    response.flushHeaders()
    if (lastId !== undefined)
      for (const { topic, frame } of history.slice(at + 1)) if (topics.includes(topic)) response.write(frame)
    streams.set(response, { topics, lastId: lastId?.toString(), token })
    response.once('close', () => streams.delete(response))
  }

  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const cut = () => {
    for (const response of streams.keys()) response.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
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
        if (topics.includes(topic) && !response.writableEnded) response.write(frame)
    },
    /** As a proxy cuts it: with the beginning of an event that is in no history. */
    say: (text: string) => {
      for (const response of streams.keys()) response.write(text)
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
