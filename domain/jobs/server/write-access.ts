import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { AccessPurpose } from '../contract/choices.ts'

export type CvLook = {
  /** Whose CV. */
  person: number
  profile: number | null
  firm: number | null
  fair: number | null
  purpose: AccessPurpose
  reason?: string | undefined
}

/** Writes down that the caller reads a CV, in the transaction of the look: without the row there is no look. */
export async function writeAccess(look: CvLook, { db, actor, services, requestId }: Context): Promise<void> {
  const { person, profile, firm, fair, purpose, reason } = look
  await sql`
    insert into job_profile_access
      (user_id, job_profile_id, reader_id, firm_id, fair_id, purpose, reason, request_id, at)
    values (${person}, ${profile}::int, ${actor.userId}, ${firm}::int, ${fair}::int, ${purpose},
      ${reason ?? null}, ${requestId.slice(0, 200)},
        ${services.now().toISOString()}::timestamptz)`.execute(db)
}
