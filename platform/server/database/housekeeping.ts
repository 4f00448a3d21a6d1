import type { ConnectionPool } from './connection.ts'
import type { DatabaseLog } from './database.ts'
import type { DiskReserve } from './disk-reserve.ts'

const EVERY = 60_000
const WAL_LIMIT = 16 * 1024 * 1024

type Row = Record<string, unknown>

/**
 * A server does this in the background; the embedded database has no background. Without checkpoints its journal
 * grows without end, without vacuum its tables do, and without analyze its plans go blind.
 */
export class Housekeeping {
  readonly #pool: ConnectionPool
  readonly #reserve: DiskReserve
  readonly #log: DatabaseLog
  readonly #timer: NodeJS.Timeout
  #checkpointAt = '0/0'
  #running: Promise<void> = Promise.resolve()

  constructor(pool: ConnectionPool, reserve: DiskReserve, log: DatabaseLog) {
    this.#pool = pool
    this.#reserve = reserve
    this.#log = log
    this.#timer = setInterval(() => void this.run(), EVERY)
    this.#timer.unref()
  }

  /** Once; what fails now is tried again at the next time. */
  run(): Promise<void> {
    this.#running = this.#running.then(async () => {
      try {
        await this.#checkpoint()
        for (const table of await this.#neglectedTables()) await this.#statement(`vacuum (analyze) ${table}`)
        await this.#reserve.keep()
      } catch (error) {
        this.#log.warn({ err: error }, 'The housekeeping of the embedded database was put off.')
      }
    })
    return this.#running
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  async #checkpoint() {
    const [row] = await this.#statement(
      `select pg_current_wal_insert_lsn()::text as now, pg_current_wal_insert_lsn() - '${this.#checkpointAt}'::pg_lsn as written, pg_stat_force_next_flush()`,
    )
    if (Number(row?.written) < WAL_LIMIT) return
    await this.#statement('checkpoint')
    this.#checkpointAt = String(row?.now)
  }

  async #neglectedTables(): Promise<string[]> {
    const rows = await this.#statement(`
      select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where n_dead_tup > 200 + n_live_tup / 5 or n_mod_since_analyze > 200 + n_live_tup / 10`)
    return rows.map(row => String(row.name))
  }

  /** One at a time, so that requests are served in between. */
  async #statement(text: string): Promise<Row[]> {
    const connection = await this.#pool.connect({ unhurried: true })
    try {
      return (await connection.query<Row>(text, [])).rows
    } finally {
      connection.release()
    }
  }
}
