import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** Moves of one fair follow each other: nobody else changes its plan until this transaction ends. */
export const lockPlan = (db: Kysely<Tables>, fairId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('plan'), ${fairId}::int)`.execute(db)
