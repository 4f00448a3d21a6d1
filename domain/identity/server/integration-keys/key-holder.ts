import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { KeyScope } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/server/actor.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { hashToken } from '../sessions/refresh-tokens.ts'

/** By which a key is known from the token of a session, and found where it should not be. */
export const keyPrefix = 'vk_'

/** Whoever made it still runs the fair, as an account that is open. */
const stillRuns: RawBuilder<unknown> = sql`not u.is_closed and u.email_confirmed_at is not null
  and u.is_validated = ${validationState.validated}
  and ('ROLE_SUPER_ADMIN' = any(u.roles)
    or exists (select from fair_organizer o where o.fair_id = k.fair_id and o.user_id = u.id)
    or ('ROLE_SUPER_ORGANIZER' = any(u.roles) and (not u.is_held or exists (
      select from super_organizer_fair s where s.fair_id = k.fair_id and s.app_user_id = u.id))))`

/** Whoever made it still administers the firm, as an account that is open. */
const stillAdministers: RawBuilder<unknown> = sql`not u.is_closed and u.email_confirmed_at is not null
  and u.is_validated = ${validationState.validated} and u.firm_id = k.firm_id and u.is_firm_admin`

/**
 * Whom a key stands for: an organizer of its one fair, or who administers its one firm, in that fair alone. Null for one that
 * is not, or no longer, good.
 */
export async function holderOfKey(
  key: string,
  { database, now }: Services,
): Promise<{ actor: Actor; scope: KeyScope } | null> {
  const moment = now().toISOString()
  const found = await maybeOne<{ userId: number; fair: number; firm: number | null; scope: KeyScope }>(
    database.kysely,
  )`
    select k.created_by_id as "userId", k.fair_id as fair, k.firm_id as firm,
      k.scope from integration_key k
      join app_user u on u.id = k.created_by_id join fair f on f.id = k.fair_id
    where k.hash = ${hashToken(key)} and k.revoked_at is null and k.expires_at > ${moment}::timestamptz
      and f.trashed_at is null
      and case when k.firm_id is null then ${stillRuns} else ${stillAdministers} end`
  if (!found) return null
  const { userId, fair, firm, scope } = found
  // By the minute: a program that calls often writes seldom.
  await sql`update integration_key set last_used_at = ${moment}::timestamptz where hash = ${hashToken(key)}
    and (last_used_at is null or last_used_at < ${moment}::timestamptz - interval '1 minute')`.execute(
    database.kysely,
  )
  const inFair = { anchor: 'fair', ids: [fair] }
  const actor: Actor =
    firm === null
      ? { userId, sessionId: null, roles: ['organizer'], reach: { F: [inFair] } }
      : {
          userId,
          sessionId: null,
          roles: ['firmAdmin'],
          reach: { M: [{ anchor: 'firm', ids: [firm], within: inFair }] },
        }
  return { actor, scope }
}
