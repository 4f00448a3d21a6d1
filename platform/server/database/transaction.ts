import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { Slots } from '../slots.ts'
import type { ConnectionPool } from './connection.ts'
import type { TransactionOptions } from './database.ts'
import { markedAsTransaction, refuseInsideTransaction } from './inside-transaction.ts'
import { isWorthRetrying, waitLimitOf } from './problems.ts'

const RETRIES = 3
/** Of a pool's twenty connections: whoever only reads finds one, however many wait for the row that one of these has locked. */
const AT_ONCE = 14
const waitLimit = waitLimitOf(10_000)

export function kyselyOver(pool: ConnectionPool): Kysely<Tables> {
  const guarded = {
    async connect() {
      refuseInsideTransaction()
      return pool.connect()
    },
    end: () => pool.end(),
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) })
}

export function transactionsOver(pool: ConnectionPool) {
  const kysely = kyselyOver(pool)
  const unhurried = kyselyOver({ connect: () => pool.connect({ unhurried: true }), end: async () => {} })

  const slots = new Slots(AT_ONCE)

  async function attempts<T>(
    work: (trx: Kysely<Tables>) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const { isolation = 'read committed', readOnly = false } = options
    for (let attempt = 0; ; attempt += 1) {
      try {
        const builder = (options.unhurried ? unhurried : kysely).transaction().setIsolationLevel(isolation)
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
    return options.unhurried ? attempts(work, options) : slots.use(() => attempts(work, options), waitLimit)
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
