import { setTimeout as rest, setImmediate as turn } from 'node:timers/promises'
import type { HubUpdate } from './update.ts'

/**
 * What server processes tell each other: updates that got their places after `before`, or such as are kept nowhere. Without
 * `updates`, that there are some to be read.
 */
export type BusMessage = { before: number | null; updates?: readonly HubUpdate[] }

export type HearMessage = (message: BusMessage) => void

/** How messages travel between the processes of one fair; whoever sends one hears it too. Some may be lost: see Relay. */
export type Carrier = {
  /** Bytes that a message may have. */
  most: number
  send(messages: readonly string[]): Promise<void>
  listen(hear: (message: string) => void): Promise<() => void>
  close(): Promise<void>
}

/**
 * What is told goes at once; what comes within so many milliseconds of that, or until it is sent, goes in one message. Longer
 * is felt by those who hear, none at all is a statement for each.
 */
const gathered = 1

/** Tells all server processes, this one included, what is to be passed on to open streams. */
export class Bus {
  readonly #carrier: Carrier
  readonly #onFailure: (error: unknown) => void
  #waiting: HubUpdate[] = []
  #isSending = false
  #isOver = false

  constructor(carrier: Carrier, onFailure: (error: unknown) => void) {
    this.#carrier = carrier
    this.#onFailure = onFailure
  }

  /** What is too long for a message is read by each process. */
  send(message: BusMessage): Promise<void> {
    const text = JSON.stringify(message)
    const isShort = Buffer.byteLength(text) <= this.#carrier.most
    return this.#carrier.send([isShort ? text : JSON.stringify({ before: message.before })])
  }

  sendSoon(updates: readonly HubUpdate[]) {
    this.#waiting.push(...updates)
    if (!this.#isSending) void this.#sendAll()
  }

  listen(hear: HearMessage): Promise<() => void> {
    return this.#carrier.listen(text => hear(JSON.parse(text)))
  }

  async close() {
    this.#isOver = true
    await this.#carrier.close()
  }

  async #sendAll() {
    this.#isSending = true
    while (this.#waiting.length && !this.#isOver) {
      // What one command tells piece by piece goes together.
      await turn()
      await Promise.all([this.#sendWaiting().catch(this.#onFailure), rest(gathered)])
    }
    this.#isSending = false
  }

  #sendWaiting(): Promise<void> {
    const packs: string[] = []
    let pack: string[] = []
    let bytes = 0
    const end = () => {
      if (pack.length) packs.push(`{"before":null,"updates":[${pack.join(',')}]}`)
      pack = []
      bytes = 0
    }
    for (const update of this.#waiting) {
      const text = JSON.stringify(update)
      const length = Buffer.byteLength(text) + 1
      if (bytes + length > this.#carrier.most - 50) end()
      pack.push(text)
      bytes += length
    }
    end()
    this.#waiting = []
    return this.#carrier.send(packs)
  }
}
