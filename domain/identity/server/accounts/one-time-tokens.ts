import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { keysOf } from '#platform/contract/record.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { erasureDays } from '../../contract/own-data.ts'
import { hashToken, randomToken } from '../sessions/refresh-tokens.ts'

type Db = Kysely<Tables>

/** Seconds for which each kind of link works. */
const lifetimes = {
  confirm_email: 24 * 3600,
  reset_password: 3600,
  change_email: 24 * 3600,
  invitation: 14 * 24 * 3600,
  keep_account: erasureDays * 24 * 3600,
} as const

export type Purpose = keyof typeof lifetimes

/** A token that works once; an earlier one of the same purpose is worth nothing any more. Only its hash is kept. */
export async function issueToken(
  db: Db,
  userId: number,
  purpose: Purpose,
  payload: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const token = randomToken()
  await endTokens(db, userId, [purpose])
  await sql`
    insert into one_time_token (hash, user_id, purpose, payload, expires_at)
    values (${hashToken(token)}, ${userId}, ${purpose}, ${JSON.stringify(payload)}::jsonb,
      now() + make_interval(secs => ${lifetimes[purpose]}))`.execute(db)
  return token
}

/** Every link that is still open, or those of some purposes. */
export async function endTokens(
  db: Db,
  userId: number,
  purposes: readonly Purpose[] = keysOf(lifetimes),
): Promise<void> {
  await sql`update one_time_token set used_at = now()
    where user_id = ${userId} and purpose = any(${purposes}::text[]) and used_at is null`.execute(db)
}

/** Of somebody who has not come yet and belongs nowhere any more. */
export async function withdrawInvitation(db: Db, userId: number): Promise<void> {
  const rows = await many(db)`
    select 1 from fair_user where user_id = ${userId} union all select 1 from fair_organizer
      where user_id = ${userId}
    union all select 1 from super_organizer_fair where app_user_id = ${userId} limit 1`
  if (!rows.length) await endTokens(db, userId, ['invitation'])
}

export type Taken = { userId: number; purpose: Purpose; payload: Record<string, unknown> }

/**
 * Uses a token up, in the caller's transaction: of two who come at once, one gets it. An account that is locked opens to
 * no link, one that is leaving to that which keeps it.
 * @throws 422 for a token that is unknown, used, too old or for something else.
 */
export async function takeToken(db: Db, token: string, purposes: readonly Purpose[]): Promise<Taken> {
  const row = await maybeOne<Taken>(db)`
    with owner as (
      select u.id, u.is_disabled, u.erase_at from app_user u
      where u.id = (select user_id from one_time_token where hash = ${hashToken(token)}) for no key update)
    update one_time_token t set used_at = now() from owner u
    where t.hash = ${hashToken(token)} and t.purpose = any(${purposes}::text[]) and t.used_at is null
      and t.expires_at > now()
      and u.id = t.user_id and not u.is_disabled and (u.erase_at is null or t.purpose = 'keep_account')
    returning t.user_id as "userId", t.purpose, t.payload`
  if (!row) throw new Refusal(422, 'token_invalid', { errors: { token: ['token_invalid'] } })
  return row
}
