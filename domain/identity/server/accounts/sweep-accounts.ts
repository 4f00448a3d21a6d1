import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { eraseDue } from '../own-data/erase-due.ts'
import { graceSeconds } from '../sessions/refresh-tokens.ts'

/** Removes what has served: successors of tokens after their grace, old sessions and links, accounts never confirmed, and whoever asked to be erased. */
export async function sweepAccounts(services: Services): Promise<void> {
  const db = services.database.kysely
  await sql`update refresh_token set successor = null
    where successor is not null and used_at < now() - make_interval(secs => ${graceSeconds})`.execute(db)
  await sql`delete from session where expires_at < now() - interval '7 days'`.execute(db)
  await sql`delete from one_time_token where expires_at < now() - interval '7 days'`.execute(db)
  await eraseDue(services)
}
