import { type RawBuilder, sql } from 'kysely'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'

/** Condition that the entry `alias` is a fair that the caller may restore: a super admin any, a super organizer those that were theirs. */
export function isOwnTrashedFair(alias: string, { actor }: Pick<Context, 'actor'>): RawBuilder<unknown> {
  if (hasRole(actor, 'superAdmin')) return sql`true`
  if (!hasRole(actor, 'superOrganizer')) return sql`false`
  return sql`(not (select is_held from app_user where id = ${actor.userId})
    or ${sql.ref(`${alias}.rows`)}->'super_organizer_fair' @> jsonb_build_array(jsonb_build_object('app_user_id', ${actor.userId}::int)))`
}
