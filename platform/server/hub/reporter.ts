import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { one } from '../database/rows.ts'
import { declared } from '../domains.ts'
import type { Bus } from './bus.ts'
import { publish, publishEphemeral } from './publish.ts'
import type { NewUpdate } from './update.ts'

/** Where triggers say that there may be news. */
export const newsTopic = 'news'

/** Of many changes at once the first is told at once, the others together after this time. */
const gathered = 250
const restMost = 1_000
/** Times a look rests before the next, up to `restMost`: with many thousands of people it takes long. */
const restOfLook = 4
/** Milliseconds after the last stream until all who were there are gone: their grace, and the lease of a process. */
const afterwards = 30_000

/** Tells the news: when something has changed, and now and then, for some things end by themselves. */
type Parts = { database: Database; bus: Bus }

export class Reporter {
  readonly #parts: Parts
  readonly #isWatched: () => boolean
  readonly #beat: NodeJS.Timeout
  #lookedUntil = 0
  #state: 'resting' | 'looking' | 'looking, and again' = 'resting'

  /** `pause`: milliseconds between two looks where nothing is heard. */
  constructor(parts: Parts, isWatched: () => boolean, pause: number) {
    this.#parts = parts
    this.#isWatched = isWatched
    this.#beat = setInterval(() => this.hear(), pause).unref()
  }

  hear() {
    const now = performance.now()
    if (this.#isWatched()) this.#lookedUntil = now + afterwards
    if (now > this.#lookedUntil) return
    if (this.#state !== 'resting') {
      this.#state = 'looking, and again'
      return
    }
    this.#state = 'looking'
    const begun = performance.now()
    const rest = () => {
      const pause = Math.min(Math.max(gathered, restOfLook * (performance.now() - begun)), restMost)
      setTimeout(() => this.#rest(), pause).unref()
    }
    // A database that does not answer has no news: the next look will tell.
    void tellNews(this.#parts)
      .catch(() => {})
      .finally(rest)
  }

  close() {
    clearInterval(this.#beat)
  }

  #rest() {
    const isAsked = this.#state === 'looking, and again'
    this.#state = 'resting'
    if (isAsked) this.hear()
  }
}

/** Whoever is looking meanwhile was told of the same change, and looks again. */
async function tellNews({ database, bus }: Parts) {
  const look = async (db: Database['kysely']) => {
    const passing: NewUpdate[] = []
    const { isOurs } = await one<{
      isOurs: boolean
    }>(db)`select pg_try_advisory_xact_lock(hashtext('hub_news')) as "isOurs"`
    if (!isOurs) return passing
    for (const source of declared('news')) {
      const news = await source(db)
      await publish(db, ...(news.said ?? []))
      passing.push(...(news.passing ?? []))
      if (news.changed?.length)
        await sql`select tell_place(topic) from unnest(${news.changed}::text[]) topic`.execute(db)
    }
    return passing
  }
  const told = await database.transaction(look, { onePlan: true })
  publishEphemeral({ bus }, ...told)
}
