import { Connection, type HubCalls } from './connection.ts'
import type { Message } from './message.ts'
import { type HubState, updateOf } from './update.ts'

/** A tab that says nothing for so long is gone without having said so. */
const forgotten = 5 * 60_000

type Wants = Extract<Message, { kind: 'want' }>

/** The tab that holds the stream for all: gathers what they want, and passes on what comes. */
export class Leader {
  readonly connection: Connection
  readonly #post: (message: Message) => void
  readonly #term: number
  readonly #wants = new Map<string, Pick<Wants, 'topics' | 'isSeen'> & { at: number }>()
  #topics: readonly string[] | null = null
  #state: HubState = 'connected'

  constructor(calls: HubCalls, post: (message: Message) => void, term: number, isOnline: () => boolean) {
    this.#post = post
    this.#term = term
    this.connection = new Connection(
      calls,
      {
        opened: (topics, isMissed) => {
          this.#topics = [...topics]
          this.say(isMissed)
        },
        told: message => {
          const update = updateOf(message)
          if (update) this.#post({ kind: 'update', term, update })
        },
        stateChanged: state => {
          if (state === this.#state) return
          this.#state = state
          this.say()
        },
      },
      isOnline,
    )
  }

  hear({ tab, topics, isSeen, lastId }: Wants) {
    const now = Date.now()
    this.#wants.set(tab, { topics, isSeen, at: now })
    for (const [one, { at }] of this.#wants) if (now - at > forgotten) this.#wants.delete(one)
    this.connection.continueAfter(lastId)
    this.connection.remind()
    // Of more than a stream takes, what is looked at is heard.
    const tabs = [...this.#wants.values()].sort((a, b) => Number(b.isSeen) - Number(a.isSeen))
    this.connection.want(new Set(tabs.flatMap(want => want.topics)))
    this.say()
  }

  /** Somebody else listens. */
  restart() {
    this.#topics = null
    this.connection.restart()
  }

  say(isMissed = false) {
    const { lastId } = this.connection
    this.#post({
      kind: 'status',
      term: this.#term,
      state: this.#state,
      topics: this.#topics,
      isMissed,
      lastId,
    })
  }
}
