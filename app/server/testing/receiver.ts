import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { id: string; headers: IncomingHttpHeaders; body: string }

/** A program that webhooks are sent to: keeps what comes, and answers as it is told to. */
export async function receiver() {
  const received: Received[] = []
  let waiting: (() => void)[] = []
  const state = { answer: (response: ServerResponse) => void response.writeHead(204).end() }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ id: String(request.headers['webhook-id']), headers: request.headers, body })
    for (const tell of waiting.splice(0)) tell()
    state.answer(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers: (answer: (typeof state)['answer']) => {
      state.answer = answer
    },
    answersWith: (status: number) => {
      state.answer = response => void response.writeHead(status).end()
    },
    /** Done once so many have come. */
    async has(count: number) {
      while (received.length < count) await new Promise<void>(resolve => waiting.push(resolve))
    },
    clear() {
      received.length = 0
      waiting = []
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof receiver>>
