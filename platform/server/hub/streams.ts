import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Matcher } from './matchers.ts'
import { Ping } from './ping.ts'
import type { HubUpdate } from './update.ts'

/** Proxies hang up on a stream on which nothing is said. */
const heartbeat = 15_000
/** Whoever is still there afterwards comes back by themselves, and is asked anew whether they may. */
const longest = 5 * 60_000
/** The part by which a stream may end earlier: those who came together do not come back together. */
const earlier = 0.4
/** Whoever does not take what is sent is let go of. */
const mostUnread = 1024 * 1024
/** Between two looks for streams on which nothing was said for long: not all are due at the same moment. */
const look = 1_000
/** Whoever takes nothing of what waits for them for so long is gone. */
const stalled = 30_000
/** A browser that vanished without a word is asked whether it is there once nothing was said for so long. */
const probed = 4_000
/** Streams that are written to before others have their turn. */
const atOnce = 200

const pulse = Buffer.from(':\n\n')
const question = ({ id }: Ping) => Buffer.from(`: ping ${id}\n\n`)
/** An id by itself: whoever hears nothing else comes back with it. */
const beginning = (resumeId: string | undefined) =>
  Buffer.from(`${resumeId === undefined ? '' : `id: ${resumeId}\n`}retry: 1000\n\n`)

/** Numbers from 0 up to 1, of which any that follow each other are far apart: the golden section leaves no heap. */
const section = (Math.sqrt(5) - 1) / 2
const spread = () => {
  let count = -1
  return () => {
    count += 1
    return (section * count) % 1
  }
}

export type Listener = {
  matchers: readonly Matcher[]
  /** Whether they may read what is private. */
  mayRead(update: HubUpdate): boolean
  /** How it is said to them: once for all who are told in the same way. */
  write(update: HubUpdate): Buffer
  /** When what they listen by ends, in milliseconds since 1970. */
  expires: number
}

/** Whether an update is for this listener, by its topics alone. */
export const isMatched = ({ matchers }: Listener, { topics }: HubUpdate) =>
  matchers.some(matcher => topics.some(topic => matcher.matches(topic)))

/** Whether they may read it is asked first: a pattern takes longer. */
export const isFor = (listener: Listener, update: HubUpdate) =>
  (!update.isPrivate || listener.mayRead(update)) && isMatched(listener, update)

/** An open stream: what is due to it is written together. */
export class Stream {
  readonly listener: Listener
  readonly #response: ServerResponse
  readonly #socket: Socket
  readonly #until: number
  #due: Buffer[] = []
  #bytes = 0
  #isPaused = true
  /** The place of the last update that they know of. */
  #known: number
  #said = performance.now()
  #taken = { bytes: 0, at: performance.now() }
  readonly #ping: Ping | null

  /** `early`: between 0 and 1, another one for each of those who come together. */
  constructor(
    { response, socket, ping }: { response: ServerResponse; socket: Socket; ping: Ping | null },
    listener: Listener,
    { known, early }: { known: number; early: number },
  ) {
    this.#known = known
    this.#ping = ping
    this.#response = response
    this.#socket = socket
    this.listener = listener
    const most = longest * (1 - early * earlier)
    this.#until = performance.now() + Math.min(most, listener.expires - Date.now())
  }

  knows({ place }: HubUpdate): boolean {
    return place !== null && place <= this.#known
  }

  add(event: Buffer) {
    this.#due.push(event)
    this.#bytes += event.length
    if (this.#bytes + this.#socket.writableLength > mostUnread) this.#socket.destroy()
  }

  /** From now on what is told meanwhile is written as it comes. */
  release() {
    this.#isPaused = false
    this.flush()
  }

  /** The headers are out: all else goes past the response, which would frame each piece. */
  flush() {
    if (this.#isPaused || !this.#due.length) return
    const due = this.#due
    this.#due = []
    this.#bytes = 0
    this.write(due)
  }

  /** Says whether it is taken as fast as it is written. */
  write(events: readonly Buffer[]): boolean {
    if (this.isOver) return false
    this.#said = performance.now()
    if (events.length > 1) this.#socket.cork()
    let isTaken = true
    for (const event of events) isTaken = this.#socket.write(event)
    if (events.length > 1) this.#socket.uncork()
    return isTaken
  }

  async drained() {
    if (this.isOver) return
    await new Promise<void>(resolve => {
      this.#socket.once('drain', resolve)
      this.#response.once('close', resolve)
    })
  }

  get isOver() {
    return this.#socket.destroyed || this.#response.writableEnded
  }

  tick(now: number) {
    if (now > this.#until) this.end()
    else if (this.#isStalled(now) || this.#isLost()) this.#socket.destroy()
    else if (now - this.#said > heartbeat && !this.#isPaused) this.write([pulse])
  }

  /** Whether something waits of which the other side has taken nothing for long. */
  #isStalled(now: number): boolean {
    const { writableLength, bytesWritten } = this.#socket
    const bytes = bytesWritten - writableLength
    if (!writableLength || bytes !== this.#taken.bytes) this.#taken = { bytes, at: now }
    return now - this.#taken.at > stalled
  }

  #isLost(): boolean {
    const due = this.#ping?.look()
    if (this.#ping && due === 'ask') this.write([question(this.#ping)])
    return due === 'lost'
  }

  end() {
    this.#response.end()
  }
}

/** The open streams of this process, and who of them hears what. */
export class Streams {
  readonly #byTopic = new Map<string, Set<Stream>>()
  readonly #byPattern = new Set<Stream>()
  readonly #all = new Set<Stream>()
  readonly #due = new Set<Stream>()
  readonly #pinged = new Map<string, Ping>()
  readonly #beat = setInterval(() => this.#look(), look).unref()
  readonly #earlies = spread()
  #isFlushing = false

  get isWatched() {
    return this.#all.size > 0
  }

  /**
   * From now on everything for this listener that comes after what they know is kept for them; it is written once the
   * stream is released.
   */
  open(
    response: ServerResponse,
    {
      listener,
      known = 0,
      resumeId,
      isAnswering = false,
    }: {
      listener: Listener
      known?: number | undefined
      resumeId?: string | undefined
      isAnswering?: boolean
    },
    headers: Record<string, string>,
  ): Stream {
    const { socket } = response
    if (!socket) throw new Error('A stream needs a connection.')
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    response.flushHeaders()
    socket.setKeepAlive(true, probed)
    const early = this.#earlies()
    const ping = isAnswering ? new Ping(early) : null
    if (ping) this.#pinged.set(ping.id, ping)
    const stream = new Stream({ response, socket, ping }, listener, { known, early })
    stream.write([beginning(resumeId)])
    this.#all.add(stream)
    const { matchers } = listener
    for (const { topic } of matchers) this.#listOf(topic).add(stream)
    response.once('close', () => {
      this.#all.delete(stream)
      if (ping) this.#pinged.delete(ping.id)
      this.#due.delete(stream)
      this.#byPattern.delete(stream)
      for (const { topic } of matchers) this.#leave(topic, stream)
    })
    return stream
  }

  /** Passes on an update to whoever it is for, once to each. */
  pass(update: HubUpdate) {
    const written = new Map<Listener['write'], Buffer>()
    const give = (stream: Stream) => {
      const { listener } = stream
      if (stream.knows(update) || (update.isPrivate && !listener.mayRead(update))) return
      const event = written.get(listener.write) ?? listener.write(update)
      written.set(listener.write, event)
      stream.add(event)
      this.#due.add(stream)
    }
    const lists = update.topics.flatMap(topic => this.#byTopic.get(topic) ?? [])
    const [only] = lists
    if (only && lists.length === 1 && !this.#byPattern.size) for (const stream of only) give(stream)
    else {
      const found = new Set(lists.flatMap(list => [...list]))
      for (const stream of this.#byPattern) if (isFor(stream.listener, update)) found.add(stream)
      for (const stream of found) give(stream)
    }
    this.#flushSoon()
  }

  /** Says whether the stream is one of this process. */
  answered(ping: string): boolean {
    const asked = this.#pinged.get(ping)
    asked?.answered()
    return asked !== undefined
  }

  close() {
    clearInterval(this.#beat)
    for (const stream of this.#all) stream.end()
  }

  #listOf(topic: string | null): Set<Stream> {
    if (topic === null) return this.#byPattern
    const list = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, list)
    return list
  }

  #leave(topic: string | null, stream: Stream) {
    if (topic === null) return
    const list = this.#byTopic.get(topic)
    list?.delete(stream)
    if (list && !list.size) this.#byTopic.delete(topic)
  }

  #flushSoon() {
    if (this.#isFlushing || !this.#due.size) return
    this.#isFlushing = true
    setImmediate(() => this.#flush())
  }

  #flush() {
    let count = 0
    for (const stream of this.#due) {
      if (count === atOnce) {
        setImmediate(() => this.#flush())
        return
      }
      count += 1
      this.#due.delete(stream)
      stream.flush()
    }
    this.#isFlushing = false
  }

  #look() {
    const now = performance.now()
    for (const stream of this.#all) stream.tick(now)
  }
}
