import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Database } from './database.ts'

/**
 * For a statement that takes longer to plan than to answer, and whose plan is good whatever it is asked: a connection
 * plans it once.
 */
export const withOnePlan = <Result>(
  database: Pick<Database, 'transaction'>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> => database.transaction(work, { readOnly: true, onePlan: true })
