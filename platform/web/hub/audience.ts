import type { Listener, Update } from './update.ts'

/** Updates that are remembered: what two tabs may pass on one after the other. */
const remembered = 500

/** Who listens in this tab. */
export class Audience {
  readonly #listeners = new Map<string, Set<Listener>>()
  /** Topics of which nothing has been missed since their listeners were told to read again. */
  readonly #live = new Set<string>()
  readonly #heard = new Set<string>()

  get topics(): readonly string[] {
    return [...this.#listeners.keys()]
  }

  add(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    if (this.#live.has(topic)) listener.resync()
    return () => {
      listeners.delete(listener)
      if (listeners.size || this.#listeners.get(topic) !== listeners) return
      this.#listeners.delete(topic)
      this.#live.delete(topic)
    }
  }

  /** Each update once, however often it is passed on. */
  hear(update: Update) {
    const { id, topic } = update
    if (id && this.#heard.has(id)) return
    if (id) this.#heard.add(id)
    const [oldest] = this.#heard
    if (this.#heard.size > remembered && oldest !== undefined) this.#heard.delete(oldest)
    for (const listener of this.#listeners.get(topic) ?? []) listener.update(update)
  }

  /** These topics are heard by now. */
  opened(topics: ReadonlySet<string>, isMissed: boolean) {
    for (const [topic, listeners] of this.#listeners) {
      const wasLive = this.#live.has(topic)
      if (!topics.has(topic)) this.#live.delete(topic)
      else if (!wasLive || isMissed) {
        this.#live.add(topic)
        for (const listener of listeners) listener.resync()
      }
    }
  }

  /** Much may have been missed: everybody reads again once their topic is heard. */
  forget() {
    this.#live.clear()
  }
}
