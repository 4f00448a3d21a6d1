import pg from 'pg'
import { Slots } from '../slots.ts'
import type { HearChange } from './changes.ts'
import { columnTypes } from './column-types.ts'
import { type Connection, type ConnectOptions, type DatabaseServer, poolSize } from './connection.ts'
import type { DatabaseLog } from './database.ts'
import { PostgresChanges } from './postgres-changes.ts'
import { DatabaseUnavailable, isNameLost, isPlanOutdated, translateFailure, waitLimitOf } from './problems.ts'
import { connection } from './single-connection.ts'
import { type StatementLimits, StatementNames } from './statement-names.ts'

const STATEMENT_TIMEOUT = 10_000

/** Whoever comes with a thousand others waits for a connection as long as for a transaction; to connect takes no such time. */
const turn = waitLimitOf(10_000)
const CONNECT_TIMEOUT = 2_000

export class PostgresServer implements DatabaseServer {
  readonly #pool: pg.Pool
  readonly #options: pg.PoolConfig
  readonly #changes: PostgresChanges
  readonly #names: StatementNames
  readonly #slots = new Slots(poolSize.connections)

  /** @param statements Which of them have names. */
  constructor(url: string, log: DatabaseLog, statements?: StatementLimits) {
    this.#names = new StatementNames(statements)
    this.#options = {
      connectionString: url,
      types: columnTypes,
      application_name: 'verriere',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      // Compiling a query takes longer than answering it: ours are many conditions over few rows.
      options: '-c timezone=UTC -c jit=off',
    }
    this.#changes = new PostgresChanges(this.#options, log)
    this.#pool = new pg.Pool({
      ...this.#options,
      max: poolSize.connections,
      idleTimeoutMillis: 600_000,
      // What a connection keeps of statements that are asked for no more goes with it.
      maxLifetimeSeconds: 3_600,
    })
    this.#pool.on('error', error => log.warn({ err: error }, 'An idle connection to the database was lost.'))
    // Between checkout and release a lost connection is told by its queries; unheard it would end the process.
    this.#pool.on('connect', client => client.on('error', () => {}))
  }

  async connect({ unhurried = false, isNamed = false }: ConnectOptions = {}): Promise<Connection> {
    return unhurried ? this.#ownConnection() : this.#pooledConnection(isNamed)
  }

  listen(hear: HearChange): Promise<() => void> {
    return this.#changes.listen(hear)
  }

  async end(): Promise<void> {
    await Promise.all([this.#changes.end(), this.#pool.end()])
  }

  async #pooledConnection(isNamed: boolean): Promise<Connection> {
    await this.#slots.take(turn)
    const client = await this.#pool.connect().catch(error => {
      this.#slots.free()
      return unavailable(error)
    })
    let broken = false
    const onLost = () => {
      broken = true
    }
    const query = namedQueryOf(client, { names: this.#names, isNamed, onLost })
    return connection(query, () => {
      client.release(broken || client.getTransactionStatus() !== 'I')
      this.#slots.free()
    })
  }

  /** Long work does not take a connection from the visitors. */
  async #ownConnection(): Promise<Connection> {
    const client = new pg.Client({
      ...this.#options,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    })
    client.on('error', () => {})
    await client.connect().catch(unavailable)
    // A server that dies in the middle leaves nothing running, and no lock, behind; where PostgreSQL cannot notice, it
    // finishes what it is at first.
    await client.query('set client_connection_check_interval = 2000').catch(() => {})
    return connection(
      queryOf(client, () => {}),
      () => void client.end().catch(() => {}),
    )
  }
}

function queryOf(client: pg.ClientBase, onLost: () => void) {
  return async (text: string, values: readonly unknown[] = []) => {
    try {
      return values.length ? await client.query(text, [...values]) : await client.query(text)
    } catch (error) {
      const failure = translateFailure(error)
      if (failure instanceof DatabaseUnavailable) onLost()
      throw failure
    }
  }
}

/**
 * Asks what comes often by name. A connection whose names no longer hold is given up: the statement is asked once more as
 * it is, a transaction begins anew.
 */
function namedQueryOf(
  client: pg.ClientBase,
  { names, isNamed, onLost }: { names: StatementNames; isNamed: boolean; onLost: () => void },
) {
  const plain = queryOf(client, onLost)
  return async (text: string, values: readonly unknown[] = []) => {
    const name = names.nameOf(text, values, isNamed)
    if (name === undefined) return plain(text, values)
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      const isLost = isNameLost(error)
      if (isLost) names.end()
      if (isLost || isPlanOutdated(error)) {
        onLost()
        if (client.getTransactionStatus() === 'I') return plain(text, values)
      }
      const failure = translateFailure(error)
      if (failure instanceof DatabaseUnavailable) onLost()
      throw failure
    }
  }
}

function unavailable(error: unknown): never {
  throw new DatabaseUnavailable('The database server does not answer.', { cause: error })
}
