import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** So many are read and sorted sooner than they are met with among all rows of a table, in whose order they come. */
const few = 1_000

/**
 * What is to be put in order: the rows of the table that goes by `alias`, as `from` says. Where they are few, `offset 0` keeps
 * the order out of how they are found: no index is walked from end to end for them.
 * @param atOnce The same, said so that all are found soonest.
 */
export const toBeOrdered = (alias: string, total: number, from: Sql, atOnce = from): Sql =>
  total > few ? from : sql`from (select ${sql.id(alias)}.* ${atOnce} offset 0) as ${sql.id(alias)}`
