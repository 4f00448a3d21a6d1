import { type RawBuilder, sql } from 'kysely'
import { isFollowed } from '#domain/fairs/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { standingOfAccount } from './actor.ts'

/** These sessions `s` as far as they are good, with what the rights of their people `u` rest upon: `rights`. */
export const goodSessions = (sessionIds: readonly string[]): RawBuilder<unknown> => sql`
  session s join app_user u on u.id = s.user_id cross join lateral (
    select ${standingOfAccount}, u.auth_version,
      (select jsonb_object_agg(fair_id, is_validated) from fair_user where user_id = u.id) as "memberOf",
      (select jsonb_object_agg(fair_id, is_validated) from fair_firm where firm_id = u.firm_id) as exhibits,
      case when 'ROLE_CLUSTER_ADMIN' = any(u.roles) then
        array(select f.id from fair f where ${isFollowed(sql`f.id`, sql`u.id`)}) end as followed) rights
  where s.id = any(${sessionIds}::uuid[]) and s.revoked_at is null and s.expires_at > now()
    and not u.is_closed and u.email_confirmed_at is not null`

/** It differs as soon as somebody takes a right away or gives one. */
export const fingerprintOfRights = sql`md5(to_jsonb(rights)::text)`

/** What people's rights rest upon, as a text for each session that is still good. One query, however many are asked for. */
export async function permissionFingerprints(
  { kysely }: Database,
  sessionIds: string[],
): Promise<Map<string, string>> {
  const rows = await many<{ session: string; fingerprint: string }>(kysely)`
    select s.id::text as session, ${fingerprintOfRights} as fingerprint from ${goodSessions(sessionIds)}`
  return new Map(rows.map(({ session, fingerprint }) => [session, fingerprint]))
}
