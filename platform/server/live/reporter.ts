import type { Database } from '../database/database.ts'
import type { Hub } from './hub.ts'

/** What has changed since the last time: what is said of it in full, by topic, and of which topics it is only told. */
export type News = { said: ReadonlyMap<string, unknown>; changed: readonly string[] }

/** Opens, for one server process, a look at what has changed since the last look. Two sources say nothing in full of one topic. */
export type NewsSource = (database: Database) => () => Promise<News>

/** Of many changes at once the first is told at once, the others together after this time. */
const gathered = 250

/** Tells the news: when something has changed, and now and then, for some things end by themselves. */
export class Reporter {
  readonly #hub: Hub
  readonly #news: () => Promise<News>
  readonly #beat: NodeJS.Timeout
  #state: 'resting' | 'looking' | 'looking, and again' = 'resting'

  /** `pause`: milliseconds between two looks where nothing is heard. */
  constructor(hub: Hub, news: () => Promise<News>, pause: number) {
    this.#hub = hub
    this.#news = news
    this.#beat = setInterval(() => this.hear(), pause).unref()
  }

  hear() {
    if (!this.#hub.isWatched) return
    if (this.#state !== 'resting') {
      this.#state = 'looking, and again'
      return
    }
    this.#state = 'looking'
    // A database that does not answer has no news: the next look will tell.
    void this.#tell()
      .catch(() => {})
      .finally(() => setTimeout(() => this.#rest(), gathered).unref())
  }

  close() {
    clearInterval(this.#beat)
  }

  #rest() {
    const isAsked = this.#state === 'looking, and again'
    this.#state = 'resting'
    if (isAsked) this.hear()
  }

  async #tell() {
    const { said, changed } = await this.#news()
    for (const topic of changed) this.#hub.tell(topic)
    for (const [topic, what] of said) this.#hub.say(topic, what)
  }
}
