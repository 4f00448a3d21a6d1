import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { topicsMost } from '#platform/contract/hub-limits.ts'
import { ProblemError } from '../api/problem-error.ts'
import type { HubState } from './update.ts'

export type OpenStream = (
  topics: readonly string[],
  lastId: string | undefined,
  signal: AbortSignal,
) => Promise<Response>

/** What a stream asks of the hub. */
export type HubCalls = {
  open: OpenStream
  /** Says that somebody is still there who was asked. */
  answer: (ping: string) => void
}

export type Hearing = {
  /** These topics are heard from now on; `isMissed`: the hub may not have told all that happened before. */
  opened: (topics: ReadonlySet<string>, isMissed: boolean) => void
  told: (message: EventSourceMessage) => void
  stateChanged: (state: HubState) => void
}

/** Topics wanted at nearly the same time are asked for together. */
const gathered = 50
const longestPause = 30_000
/** What is refused may be allowed later: a booth is hidden and shown. Nobody asks for it in a hurry. */
const refusedPause = 60_000
/** The hub says something every 15 seconds: a stream that is silent for longer has died without saying so. */
const longestSilence = 45_000
/** Somebody on the way from one page to the next wants nothing for a moment. */
const lingering = 10_000

const refusals = [400, 401, 403, 404]
const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && refusals.includes(error.status)
const retryAfter = (error: unknown) =>
  error instanceof ProblemError && error.retryAfter ? error.retryAfter * 1_000 : 0

type Timer = ReturnType<typeof setTimeout>

/** One stream for all topics that are wanted, opened again when it ends and when more are wanted. */
export class Connection {
  readonly #calls: HubCalls
  readonly #hearing: Hearing
  readonly #isOnline: () => boolean
  #lastId: string | undefined
  #wanted: ReadonlySet<string> = new Set()
  #asked: ReadonlySet<string> = new Set()
  #refused: ReadonlySet<string> = new Set()
  #stream = new AbortController()
  #isOpen = false
  #wasOpen = false
  #failures = 0
  /** The hub's `retry`. */
  #pause = 1_000
  #next: Timer | undefined
  #due = 0
  #silence: Timer | undefined
  #rest: Timer | undefined
  #askRefused: Timer | undefined

  constructor(calls: HubCalls, hearing: Hearing, isOnline: () => boolean) {
    this.#calls = calls
    this.#hearing = hearing
    this.#isOnline = isOnline
  }

  get lastId() {
    return this.#lastId
  }

  /** Where another tab has heard before: the first stream goes on from there. */
  continueAfter(lastId: string | undefined) {
    if (!this.#wasOpen) this.#lastId ??= lastId
  }

  /** Of too many the first: one stream would be refused them all. */
  want(all: ReadonlySet<string>) {
    const topics = new Set([...all].slice(0, topicsMost))
    this.#wanted = topics
    this.#refused = new Set([...this.#refused].filter(topic => topics.has(topic)))
    clearTimeout(this.#rest)
    if (!topics.size) this.#rest = setTimeout(() => this.close(), lingering)
    else if (!this.#next && [...topics].some(topic => !this.#asked.has(topic) && !this.#refused.has(topic)))
      this.#later(gathered)
  }

  /** Somebody else listens: neither what was heard nor what was refused before is theirs. */
  restart() {
    this.#lastId = undefined
    this.#refused = new Set()
    this.#failures = 0
    this.#later(0)
  }

  networkIsBack() {
    this.#failures = 0
    this.#later(0)
  }

  networkIsGone() {
    this.#end()
    this.#later(this.#failed())
  }

  /** Whoever looks at the page again does not wait for the end of a pause. */
  hurry() {
    if (this.#failures) this.#later(0)
  }

  /** Browsers hold back the timers of pages out of sight, by up to a minute: other tabs remind of what is due. */
  remind() {
    if (this.#next === undefined || Date.now() < this.#due) return
    clearTimeout(this.#next)
    this.#next = undefined
    void this.#connect()
  }

  close() {
    this.#end()
    for (const timer of [this.#next, this.#rest, this.#askRefused]) clearTimeout(timer)
    this.#next = undefined
  }

  #end() {
    this.#stream.abort()
    clearTimeout(this.#silence)
    this.#asked = new Set()
    this.#isOpen = false
  }

  #later(pause: number) {
    clearTimeout(this.#next)
    this.#due = Date.now() + pause
    this.#next = setTimeout(() => {
      this.#next = undefined
      void this.#connect()
    }, pause)
  }

  /** @returns the pause after a failure */
  #failed(error?: unknown): number {
    this.#failures += 1
    this.#say()
    const pause = Math.min(longestPause, this.#pause * 2 ** (this.#failures - 1))
    return Math.max(retryAfter(error), pause * (0.5 + Math.random()))
  }

  #say() {
    this.#hearing.stateChanged(
      this.#isOpen || !this.#failures ? 'connected' : this.#isOnline() ? 'reconnecting' : 'offline',
    )
  }

  async #connect() {
    this.#end()
    const topics = [...this.#wanted].filter(topic => !this.#refused.has(topic))
    if (!topics.length) return
    this.#asked = new Set(topics)
    const stream = new AbortController()
    this.#stream = stream
    const { signal } = stream
    let pause: number
    try {
      this.#listen()
      const response = await this.#calls.open(topics, this.#lastId, signal)
      if (signal.aborted) return
      this.#opened(response)
      await this.#read(response, signal)
      pause = this.#pause * (0.5 + Math.random())
    } catch (error) {
      if (signal.aborted) return
      pause = isRefusal(error) && (await this.#setAside(topics, error)) ? 0 : this.#failed(error)
    }
    if (signal.aborted) return
    this.#end()
    this.#later(pause)
  }

  #opened({ headers }: Response) {
    const before = headers.get('mercure-last-event-id') ?? undefined
    const isMissed = this.#lastId === undefined || before !== this.#lastId
    // Of what is not kept any more nothing is asked for again.
    if (isMissed) this.#lastId = before === 'earliest' ? undefined : before
    this.#isOpen = this.#wasOpen = true
    this.#failures = 0
    this.#say()
    this.#hearing.opened(this.#asked, isMissed)
  }

  async #read({ body }: Response, signal: AbortSignal) {
    const parser = createParser({
      onEvent: message => {
        this.#lastId = message.id || this.#lastId
        this.#hearing.told(message)
      },
      onComment: comment => {
        const [, ping] = /^ ?ping (\S+)$/.exec(comment) ?? []
        if (ping) this.#calls.answer(ping)
      },
      onRetry: pause => {
        this.#pause = Math.min(pause, longestPause)
      },
    })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const read = await reader?.read()
      if (!read || read.done || signal.aborted) return
      this.#listen()
      parser.feed(read.value)
    }
  }

  #listen() {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#end()
      this.#later(this.#failed())
    }, longestSilence)
  }

  /** Leaves out what is refused, so that the rest is heard. @returns false where it is none of them by itself */
  async #setAside(topics: readonly string[], refusal: ProblemError): Promise<boolean> {
    const { signal } = this.#stream
    const refused = await this.#refusedOf(topics, refusal)
    if (signal.aborted) return false
    this.#refused = new Set([...this.#refused, ...refused])
    clearTimeout(this.#askRefused)
    this.#askRefused = setTimeout(() => void this.#askAgain(), refusedPause * (0.5 + Math.random()))
    return refused.length > 0
  }

  async #askAgain() {
    const before = [...this.#refused]
    this.#refused = new Set()
    const refusal = before.length ? await this.#refusal(before) : null
    if (refusal) await this.#setAside(before, refusal)
    if (before.some(topic => !this.#refused.has(topic))) this.#later(0)
  }

  /** Those that the hub names; else whichever are refused one by one. */
  async #refusedOf(topics: readonly string[], { problem }: ProblemError): Promise<readonly string[]> {
    const named = problem.detail?.split(', ') ?? []
    if (topics.length === 1) return topics
    if (topics.some(topic => named.includes(topic))) return topics.filter(topic => named.includes(topic))
    const half = Math.ceil(topics.length / 2)
    const found = await Promise.all(
      [topics.slice(0, half), topics.slice(half)].map(async part => {
        const refusal = await this.#refusal(part)
        return refusal ? this.#refusedOf(part, refusal) : []
      }),
    )
    return found.flat()
  }

  async #refusal(topics: readonly string[]): Promise<ProblemError | null> {
    const probe = new AbortController()
    try {
      await this.#calls.open(topics, undefined, probe.signal)
      return null
    } catch (error) {
      return isRefusal(error) ? error : null
    } finally {
      probe.abort()
    }
  }
}
