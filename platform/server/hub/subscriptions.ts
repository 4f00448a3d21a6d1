import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Database } from '../database/database.ts'
import { many } from '../database/rows.ts'
import { hubPath } from './hub-path.ts'
import type { Payload } from './hub-tokens.ts'
import type { Matcher, MatcherType } from './matchers.ts'
import { publish } from './publish.ts'

export const subscriptionsPath = `${hubPath}/subscriptions`

/** What the hub says of itself; no publisher may use it. */
export const hubEventType = 'mercure'

type Db = Kysely<Tables>
type Row = { subscriber: string; type: MatcherType; match: string; payload: Payload | null }

/** Until when a process is believed to hold its streams, and how often it says so. */
const leaseSeconds = 45
const renewal = 15_000

const pathOf = ({ type, match, subscriber }: Row) =>
  `${subscriptionsPath}/${[type, match, subscriber].map(encodeURIComponent).join('/')}`

/** A subscription as the protocol describes it. */
export const subscriptionDocument = (row: Row, active: boolean) => ({
  id: pathOf(row),
  type: 'subscription',
  match_type: row.type,
  match: row.match,
  subscriber: row.subscriber,
  active,
  ...(row.payload && { payload: row.payload }),
})

const tell = (db: Db, rows: readonly Row[], active: boolean) =>
  publish(
    db,
    ...rows.map(row => ({
      topics: [pathOf(row)],
      data: subscriptionDocument(row, active),
      type: hubEventType,
    })),
  )

const columns = sql`subscriber, match_type as type, match, payload`

/** Those that are active, of one matcher or of one subscriber where they are named. */
export const activeSubscriptions = (
  db: Db,
  [type, match, subscriber]: readonly (string | undefined)[],
): Promise<Row[]> =>
  many<Row>(db)`
    select ${columns} from hub_subscription
    where held_until > now() and match_type = coalesce(${type ?? null}, match_type)
      and match = coalesce(${match ?? null}, match)
      and subscriber = coalesce(${subscriber ?? null}, subscriber)
    order by subscriber, match_type, match limit 10000`

/**
 * Who of the protocol's clients hears what, told as it begins and ends. The platform's own people are not listed: who of them
 * is there is for those to know who share a fair with them.
 */
export class Subscriptions {
  readonly #database: Database
  readonly #subscribers = new Set<string>()
  readonly #ending = new Set<Promise<unknown>>()
  readonly #timer = setInterval(() => void this.#renew().catch(() => {}), renewal).unref()

  constructor(database: Database) {
    this.#database = database
  }

  /** Returns what ends it. */
  async begin(matchers: readonly Matcher[], payloadOf: (matcher: Matcher) => Payload | null) {
    const subscriber = `urn:uuid:${randomUUID()}`
    const rows = matchers.map((matcher): Row => {
      const { type, match } = matcher
      return { subscriber, type, match, payload: payloadOf(matcher) }
    })
    const values = rows.map(
      ({ type, match, payload }) =>
        sql`(${subscriber}, ${type}, ${match}, ${payload && JSON.stringify(payload)}::jsonb,
          now() + make_interval(secs => ${leaseSeconds}))`,
    )
    this.#subscribers.add(subscriber)
    await this.#database.transaction(async db => {
      await sql`insert into hub_subscription (subscriber, match_type, match, payload, held_until)
        values ${sql.join(values)}`.execute(db)
      await tell(db, rows, true)
    })
    return () => this.#end(subscriber)
  }

  /** Is done when what has ended is told. */
  async close() {
    clearInterval(this.#timer)
    await Promise.allSettled(this.#ending)
  }

  #end(subscriber: string) {
    this.#subscribers.delete(subscriber)
    const ending = this.#remove(sql`subscriber = ${subscriber}`)
      .catch(() => {})
      .finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }

  #remove(which: ReturnType<typeof sql>) {
    return this.#database.transaction(async db => {
      const rows = await many<Row>(db)`delete from hub_subscription where ${which} returning ${columns}`
      await tell(db, rows, false)
    })
  }

  /** Those of a process that was killed end by themselves; one that was cut off from the database renews them first. */
  async #renew() {
    const subscribers = [...this.#subscribers]
    if (subscribers.length)
      await sql`update hub_subscription set held_until = now() + make_interval(secs => ${leaseSeconds})
        where subscriber = any(${subscribers}::text[])`.execute(this.#database.kysely)
    await this.#remove(sql`held_until < now() - make_interval(secs => ${leaseSeconds})`)
  }
}
