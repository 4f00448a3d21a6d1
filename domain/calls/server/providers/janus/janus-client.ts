import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

/** What Janus says: an answer to `transaction`, or something that has come about by itself. */
export type JanusMessage = {
  janus: string
  transaction?: string
  session_id?: number
  sender?: number
  data?: { id: number }
  error?: { code: number; reason: string }
  plugindata?: { data: Record<string, unknown> }
  jsep?: { type: string; sdp: string }
  candidate?: { candidate?: string; sdpMid?: string; sdpMLineIndex?: number; completed?: boolean }
}

/** It has refused what it was asked. */
export class JanusRefusal extends Error {
  readonly code: number

  constructor(code: number, reason: string) {
    super(reason)
    this.code = code
  }
}

type Options = { url: string; secret: string; hear: (message: JanusMessage) => void; closed: () => void }
type Waiting = {
  resolve: (message: JanusMessage) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Whoever says nothing for so long is not there. */
const timeout = 5_000

/** Its messages, as JSON over one WebSocket. */
export class JanusClient {
  readonly #options: Options
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, Waiting>()

  private constructor(options: Options, socket: WebSocket) {
    this.#options = options
    this.#socket = socket
    socket.on('message', data => this.#take(JSON.parse(String(data))))
    socket.on('close', () => this.#end())
  }

  /** @throws where nobody answers there */
  static open(options: Options): Promise<JanusClient> {
    const socket = new WebSocket(options.url, 'janus-protocol', { handshakeTimeout: timeout })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new JanusClient(options, socket)))
      // Later it is followed by `close`.
      socket.on('error', reject)
    })
  }

  /** What it answers at once: that it has heard, or what came of it. @throws JanusRefusal, or where it says nothing */
  ask(message: Record<string, unknown>): Promise<JanusMessage> {
    const transaction = randomUUID()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('The media engine does not answer.'))
        this.#socket.terminate()
      }, timeout)
      this.#waiting.set(transaction, { resolve, reject, timer })
      const text = JSON.stringify({ ...message, transaction, apisecret: this.#options.secret })
      this.#socket.send(text, error => error && this.#socket.terminate())
    })
  }

  close() {
    this.#socket.close()
  }

  #take(message: JanusMessage) {
    const { janus, transaction = '', error } = message
    const waiting = this.#waiting.get(transaction)
    // An event that comes of what was asked has its transaction too, and may overtake the word that it was heard.
    if (!waiting || janus === 'event') return this.#options.hear(message)
    this.#waiting.delete(transaction)
    clearTimeout(waiting.timer)
    if (error) waiting.reject(new JanusRefusal(error.code, error.reason))
    else waiting.resolve(message)
  }

  #end() {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new Error('The media engine has gone.'))
    }
    this.#waiting.clear()
    this.#options.closed()
  }
}
