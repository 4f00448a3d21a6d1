import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/** Times give way to those that are proposed later. */
export const dropProposed = (solicitation: number, state: 'declined' | 'lapsed', { db, services }: Context) =>
  sql`update job_interview set state = ${state}, slot = null, version = version + 1,
    changed_at = ${services.now().toISOString()}::timestamptz
    where job_solicitation_id = ${solicitation} and state = 'proposed'`.execute(db)
