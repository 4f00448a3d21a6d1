import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { AccessPurpose } from '../contract/choices.ts'

export type CvLook = {
  /** Whose CV: the table refuses nobody’s. */
  person: number | null
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

/** Writes down whose cards the caller finds in a library: once a day each, in the transaction of the list. */
export async function writeListed(
  profiles: readonly number[],
  { fair, firm }: { fair: number; firm: number },
  { db, actor, services, requestId }: Context,
): Promise<void> {
  if (!profiles.length) return
  await sql`
    insert into job_profile_access
      (user_id, job_profile_id, reader_id, firm_id, fair_id, purpose, request_id, at)
    select p.user_id, p.id, ${actor.userId}::int, ${firm}::int, ${fair}::int, 'list',
      ${requestId.slice(0, 200)},
      ${services.now().toISOString()}::timestamptz
    from job_profile p where p.id = any(${profiles}::int[]) order by p.user_id, p.id
    on conflict (user_id, reader_id, fair_id, ((at at time zone 'UTC')::date)) where purpose = 'list'
      do nothing`.execute(db)
}
