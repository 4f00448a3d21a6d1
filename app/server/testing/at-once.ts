import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'

/** Those of this database that wait for a lock. */
const waiting = sql`
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * What several calls answer that meet at the rows that `held` locks: none gets further before all have begun. The embedded
 * database takes them one by one.
 */
export async function atOnce<T>(
  database: Database,
  held: RawBuilder<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (database.kind === 'embedded') return Promise.all(calls.map(call => call()))
  const transaction = await database.kysely.startTransaction().execute()
  await held.execute(transaction)
  const answers = Promise.all(calls.map(call => call()))
  const isMet = async () => (await many(database.kysely)`${waiting}`).length
  await expect.poll(isMet, { timeout: 30_000 }).toBeGreaterThanOrEqual(calls.length)
  await transaction.commit().execute()
  return answers
}
