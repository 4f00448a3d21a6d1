import type pg from 'pg'
import { Slots } from '../slots.ts'
import type { HearChange } from './changes.ts'
import type { Connection, ConnectOptions, DatabaseServer } from './connection.ts'
import type { DatabaseLog } from './database.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import {
  DatabaseUnavailable,
  diskFull,
  isNameLost,
  isPlanOutdated,
  sqlState,
  translateFailure,
  waitLimitOf,
} from './problems.ts'
import { type StatementLimits, StatementNames } from './statement-names.ts'

export type SingleConnectionOptions = {
  /** How long one waits for a turn, and how long a transaction may do nothing. */
  waits?: { turn: number; idle: number }
  /** Tells whether the connection only reads because the disk is full. */
  beforeUse?: (client: pg.Client) => Promise<boolean>
  /** Which statements it is asked by name. */
  statements?: StatementLimits | undefined
}

const READ_ONLY = '25006'

/** A pool of one: whoever holds the connection holds it alone, the others wait in the order they came. */
export class SingleConnection implements DatabaseServer {
  readonly #engine: EmbeddedEngine
  readonly #log: DatabaseLog
  readonly #timeouts: { turn: number; idle: number }
  readonly #beforeUse: (client: pg.Client) => Promise<boolean>
  readonly #names: StatementNames
  readonly #slot = new Slots(1)

  constructor(engine: EmbeddedEngine, log: DatabaseLog, options: SingleConnectionOptions = {}) {
    this.#engine = engine
    this.#log = log
    this.#timeouts = options.waits ?? { turn: 10_000, idle: 10_000 }
    this.#beforeUse = options.beforeUse ?? (async () => false)
    this.#names = new StatementNames(options.statements)
  }

  async connect({ unhurried = false, isNamed = false }: ConnectOptions = {}): Promise<Connection> {
    await this.#slot.take(waitLimitOf(unhurried ? 600_000 : this.#timeouts.turn))
    try {
      const client = await this.#engine.client()
      const full = await this.#beforeUse(client)
      return this.#lend(client, { unhurried, isNamed, full })
    } catch (error) {
      this.#slot.free()
      throw translateFailure(error)
    }
  }

  async listen(hear: HearChange): Promise<() => void> {
    return this.#engine.changes.add(hear)
  }

  end(): Promise<void> {
    return this.#engine.close()
  }

  #lend(
    client: pg.Client,
    { unhurried, isNamed, full }: { unhurried: boolean; isNamed: boolean; full: boolean },
  ): Connection {
    let over = false
    let idle: NodeJS.Timeout | undefined
    const finish = () => {
      if (over) return
      over = true
      clearTimeout(idle)
      if (unhurried) this.#engine.watchdog.suspend(false)
      void leaveClean(client).finally(() => this.#slot.free())
    }
    const watchIdle = () => {
      if (unhurried || over) return
      idle = setTimeout(() => {
        this.#log.error(
          { seconds: this.#timeouts.idle / 1000 },
          'A transaction did nothing for too long: rolled back.',
        )
        finish()
      }, this.#timeouts.idle)
      idle.unref()
    }
    if (unhurried) this.#engine.watchdog.suspend(true)
    watchIdle()
    const query = async (text: string, values: readonly unknown[] = []) => {
      if (over) throw new DatabaseUnavailable('The transaction did nothing for too long and was rolled back.')
      clearTimeout(idle)
      try {
        return await this.#ask(client, text, values, isNamed)
      } catch (error) {
        if (full && sqlState(error) === READ_ONLY) throw diskFull(error)
        throw translateFailure(error)
      } finally {
        watchIdle()
      }
    }
    return connection(query, finish)
  }

  async #ask(client: pg.Client, text: string, values: readonly unknown[], isNamed: boolean) {
    const plain = () => (values.length ? client.query(text, [...values]) : client.query(text))
    const name = this.#names.nameOf(text, values, isNamed)
    if (name === undefined) return plain()
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (!isPlanOutdated(error) && !isNameLost(error)) throw error
      this.#names.renew()
      // A transaction begins anew.
      if (client.getTransactionStatus() !== 'I') throw error
      return plain()
    }
  }
}

/** Kysely's interface also describes cursors, which neither database is asked for. */
export function connection(
  query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult | pg.QueryResult[]>,
  release: () => void,
): Connection {
  return { query, release } as unknown as Connection
}

async function leaveClean(client: pg.Client) {
  const status = client.getTransactionStatus()
  if (status === 'T' || status === 'E') await client.query('rollback').catch(() => {})
}
