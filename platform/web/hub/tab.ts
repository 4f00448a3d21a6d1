import { Audience } from './audience.ts'
import type { Browser, Channel } from './browser.ts'
import type { HubCalls } from './connection.ts'
import { type Candidate, standForElection } from './election.ts'
import { Leader } from './leader.ts'
import type { Message } from './message.ts'
import type { HubState, Listener } from './update.ts'

/** A leader answers at once, unless its tab sleeps. */
const timeout = 3_000
/** Tabs say what they want this often, so that a leader that is gone is noticed, and they are not forgotten. */
const touch = 20_000

/** Whoever reads the page. */
export type Reader = {
  /** Null for nobody who is logged in. */
  who: () => number | null
  subscribe: (listener: () => void) => void
}

/** The hub as one tab hears it: by its own stream where it leads, else by the tab that does. */
export class Tab {
  readonly #id = Math.random().toString(36).slice(2)
  readonly #audience = new Audience()
  readonly #calls: HubCalls
  readonly #reader: Reader
  readonly #browser: Browser
  readonly #stateChanged: (state: HubState) => void
  #who: number | null
  #channel: Channel | undefined
  #candidate: Candidate | undefined
  #leader: Leader | undefined
  #term = 0
  #lastId: string | undefined
  #state: HubState = 'connected'
  #unanswered: ReturnType<typeof setTimeout> | undefined

  constructor(
    calls: HubCalls,
    reader: Reader,
    browser: Browser,
    stateChanged: (state: HubState) => void = () => {},
  ) {
    this.#calls = calls
    this.#reader = reader
    this.#browser = browser
    this.#stateChanged = stateChanged
    this.#who = reader.who()
    this.#join()
    reader.subscribe(() => this.#readerChanged())
    browser.watch({
      online: () => this.#leader?.connection.networkIsBack(),
      offline: () => this.#leader?.connection.networkIsGone(),
      seen: () => {
        this.#leader?.connection.hurry()
        this.#say()
      },
      asleep: () => this.#part(),
      awake: () => this.#join(),
    })
    setInterval(() => this.#audience.topics.length && this.#say(), touch)
  }

  listen(topic: string, listener: Listener): () => void {
    const leave = this.#audience.add(topic, listener)
    this.#say()
    return () => {
      leave()
      this.#say()
    }
  }

  #join() {
    if (this.#candidate) return
    const { locks, openChannel } = this.#browser
    this.#audience.forget()
    if (locks && openChannel) {
      this.#channel = openChannel(message => this.#hear(message))
      this.#candidate = standForElection(locks, () => this.#lead())
    } else this.#candidate = { steal: () => {}, withdraw: this.#lead() }
    this.#say()
  }

  #part() {
    this.#want([])
    clearTimeout(this.#unanswered)
    this.#candidate?.withdraw()
    this.#channel?.close()
    this.#candidate = this.#channel = this.#unanswered = undefined
  }

  /** @returns what ends it */
  #lead(): () => void {
    this.#term = Math.max(this.#term + 1, Date.now())
    const leader = new Leader(this.#calls, message => this.#post(message), this.#term, this.#browser.isOnline)
    this.#leader = leader
    leader.say()
    this.#say()
    return () => {
      leader.connection.close()
      this.#leader = undefined
    }
  }

  #readerChanged() {
    const who = this.#reader.who()
    if (who === this.#who) return
    this.#who = who
    this.#lastId = undefined
    this.#audience.forget()
    this.#leader?.restart()
    this.#say()
  }

  /** Says what is wanted here; where nobody answers, whoever looks at this page does not wait. */
  #say() {
    this.#want(this.#audience.topics)
    if (this.#leader) return
    this.#unanswered ??= setTimeout(() => {
      this.#unanswered = undefined
      if (!this.#leader && this.#browser.isSeen()) this.#candidate?.steal()
    }, timeout)
  }

  #want(topics: readonly string[]) {
    const isSeen = this.#browser.isSeen()
    this.#post({ kind: 'want', tab: this.#id, topics, isSeen, lastId: this.#lastId })
  }

  #post(message: Message) {
    this.#channel?.post(message)
    this.#hear(message)
  }

  #hear(message: Message) {
    if (message.kind === 'want') return this.#leader?.hear(message)
    const { term } = message
    if (term < this.#term) return
    clearTimeout(this.#unanswered)
    this.#unanswered = undefined
    const isNew = term > this.#term
    this.#term = term
    if (message.kind === 'update') {
      this.#lastId = message.update.id || this.#lastId
      this.#audience.hear(message.update)
    } else {
      this.#lastId = message.lastId ?? this.#lastId
      if (message.topics) this.#audience.opened(new Set(message.topics), message.isMissed)
      if (message.state !== this.#state) this.#stateChanged(message.state)
      this.#state = message.state
    }
    if (isNew) this.#say()
  }
}
