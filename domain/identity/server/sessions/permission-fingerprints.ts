import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'

/**
 * What people's rights rest upon, as a text for each session that is still good: it differs as soon as somebody takes
 * a right away or gives one. One query, however many are asked for.
 */
export async function permissionFingerprints(
  { kysely }: Database,
  sessionIds: string[],
): Promise<Map<string, string>> {
  const rows = await many<{ session: string; standing: string }>(kysely)`
    select s.id::text as session,
      md5(jsonb_build_array(u.roles, u.is_validated, u.is_firm_admin, u.firm_id, u.auth_version,
      (select jsonb_object_agg(fair_id, is_validated) from fair_user where user_id = u.id),
      (select jsonb_object_agg(fair_id, is_validated) from fair_firm where firm_id = u.firm_id),
      (select jsonb_object_agg(fair_id, true) from fair_organizer where user_id = u.id),
      (select jsonb_object_agg(fair_id, true) from super_organizer_fair where app_user_id = u.id))::text)
        as standing
    from session s join app_user u on u.id = s.user_id
    where s.id = any(${sessionIds}::uuid[]) and s.revoked_at is null and s.expires_at > now()
      and not u.is_closed`
  return new Map(rows.map(({ session, standing }) => [session, standing]))
}
