import { Duplex } from 'node:stream'

const QUERY = 0x51
const SYNC = 0x53
const FLUSH = 0x48
const TERMINATE = 0x58

/**
 * Stands where the driver expects a socket: what it writes is cut at the ends of requests, each of which is
 * answered by the worker in one piece.
 */
export class WireStream extends Duplex {
  #pending: Buffer = Buffer.alloc(0)
  #scanned = 0
  #started = false
  readonly #send: (request: ArrayBuffer) => void

  constructor(send: (request: ArrayBuffer) => void) {
    super()
    this.#send = send
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  answer(reply: Uint8Array) {
    if (!this.destroyed) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength))
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#take(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#take(Buffer.concat(chunks.map(part => part.chunk)))
    done()
  }

  override _final(done: () => void) {
    this.push(null)
    done()
  }

  #take(chunk: Buffer) {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk
    for (;;) {
      const end = this.#endOfMessage()
      if (end === undefined) return
      const kind = this.#started ? this.#pending[this.#scanned] : QUERY
      this.#started = true
      this.#scanned = end
      if (kind === TERMINATE) {
        this.#pending = Buffer.alloc(0)
        this.#scanned = 0
        process.nextTick(() => this.destroy())
        return
      }
      if (kind === QUERY || kind === SYNC || kind === FLUSH) this.#post(end)
    }
  }

  /** The start-up message alone has no kind byte before its length. */
  #endOfMessage(): number | undefined {
    const kindBytes = this.#started ? 1 : 0
    if (this.#pending.length < this.#scanned + kindBytes + 4) return undefined
    const end = this.#scanned + kindBytes + this.#pending.readInt32BE(this.#scanned + kindBytes)
    return end <= this.#pending.length ? end : undefined
  }

  #post(end: number) {
    const request = new Uint8Array(this.#pending.subarray(0, end))
    this.#pending = this.#pending.subarray(end)
    this.#scanned = 0
    this.#send(request.buffer)
  }
}
