import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { Slots } from '../slots.ts'
import { type Connection, type ConnectionPool, type ConnectOptions, poolSize } from './connection.ts'
import type { TransactionOptions } from './database.ts'
import { markedAsTransaction, refuseInsideTransaction } from './inside-transaction.ts'
import { isWorthRetrying, waitLimitOf } from './problems.ts'

const RETRIES = 3
const waitLimit = waitLimitOf(10_000)

export function kyselyOver(
  pool: Pick<ConnectionPool, 'connect' | 'end'>,
  options: ConnectOptions = {},
): Kysely<Tables> {
  const guarded = {
    async connect() {
      refuseInsideTransaction()
      return pool.connect(options)
    },
    end: () => pool.end(),
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) })
}

const begins = /^start transaction\b/

/** A pool whose transactions plan for whatever values, said in the message by which they begin. */
const planningOnce = (pool: ConnectionPool): Pick<ConnectionPool, 'connect' | 'end'> => ({
  async connect(options?: ConnectOptions) {
    const given = await pool.connect(options)
    const query = (text: string, values: readonly unknown[]) =>
      given.query(
        begins.test(text) ? `${text}; set local plan_cache_mode = force_generic_plan` : text,
        values,
      )
    return { query, release: () => given.release() } as unknown as Connection
  },
  end: () => pool.end(),
})

export function transactionsOver(pool: ConnectionPool) {
  const kysely = kyselyOver(pool)
  const unhurried = kyselyOver(pool, { unhurried: true })
  const planned = planningOnce(pool)
  const once = { writing: kyselyOver(planned), reading: kyselyOver(planned, { isNamed: true }) }
  const slots = { writing: new Slots(poolSize.writing), reading: new Slots(poolSize.reading) }

  async function attempts<T>(
    work: (trx: Kysely<Tables>) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const { isolation = 'read committed', readOnly = false, onePlan = false } = options
    const usual = onePlan ? once[readOnly ? 'reading' : 'writing'] : kysely
    for (let attempt = 0; ; attempt += 1) {
      try {
        const builder = (options.unhurried ? unhurried : usual).transaction().setIsolationLevel(isolation)
        // Saying nothing leaves the choice to the database, which only reads while its disk is full.
        return await (readOnly ? builder.setAccessMode('read only') : builder).execute(trx =>
          markedAsTransaction(() => work(trx)),
        )
      } catch (error) {
        if (attempt === RETRIES || !isWorthRetrying(error)) throw error
        await pause(2 ** attempt * 10 * (0.5 + Math.random()))
      }
    }
  }

  return async function transaction<T>(
    work: (trx: Kysely<Tables>) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    refuseInsideTransaction()
    if (options.unhurried) return attempts(work, options)
    return slots[options.readOnly ? 'reading' : 'writing'].use(() => attempts(work, options), waitLimit)
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
