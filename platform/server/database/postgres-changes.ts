import pg from 'pg'
import { ChangeListeners, changesChannel, everything, type HearChange } from './changes.ts'
import type { DatabaseLog } from './database.ts'

const nextTry = 2_000

/** Hears on a connection of its own what any server process has changed; a lost connection is opened again. */
export class PostgresChanges {
  readonly #listeners = new ChangeListeners()
  readonly #options: pg.ClientConfig
  readonly #log: DatabaseLog
  #client: Promise<pg.Client | undefined> | undefined
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(options: pg.ClientConfig, log: DatabaseLog) {
    this.#options = options
    this.#log = log
  }

  async listen(hear: HearChange): Promise<() => void> {
    const stop = this.#listeners.add(hear)
    this.#client ??= this.#open()
    await this.#client
    return stop
  }

  async end() {
    this.#isOver = true
    clearTimeout(this.#timer)
    await (await this.#client)?.end().catch(() => {})
  }

  async #open(): Promise<pg.Client | undefined> {
    const client = new pg.Client({ ...this.#options, statement_timeout: 0 })
    let isLost = false
    const lose = (error?: unknown) => {
      if (isLost || this.#isOver) return
      isLost = true
      this.#log.warn({ err: error }, 'The connection that hears of changes was lost.')
      this.#timer = setTimeout(() => {
        this.#client = this.#open()
        void this.#client.then(() => this.#listeners.tell(everything))
      }, nextTry).unref()
    }
    client.on('error', lose).on('end', () => lose())
    client.on('notification', ({ payload }) => this.#listeners.tell(payload ?? everything))
    try {
      await client.connect()
      await client.query(`listen ${changesChannel}`)
      return client
    } catch (error) {
      lose(error)
      await client.end().catch(() => {})
      return undefined
    }
  }
}
