import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** Kinds that a server of the version before may still queue while both run: nothing takes them, and they would hold up their subject. */
const retired = ['event:fair.status_changed', 'event:conversation.taken']

export const dropRetired = (db: Kysely<Tables>) =>
  sql`delete from queued_job where kind = any(${retired}::text[]) and state = 'waiting'`.execute(db)
