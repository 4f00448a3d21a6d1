import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** Whoever adds up, repairs or forgets waits for the others: what they write is made of what is there. */
export const lockFigures = (db: Kysely<Tables>) =>
  sql`select pg_advisory_xact_lock(hashtext('statistics'))`.execute(db)
