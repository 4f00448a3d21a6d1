import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { hashToken, randomToken } from './refresh-tokens.ts'

type Db = Kysely<Tables>
export type Purpose = 'confirm_email' | 'reset_password'

const hours: Record<Purpose, number> = { confirm_email: 24, reset_password: 1 }

/** A token for one thing, once; older ones for the same thing end. Only its hash is kept. */
export async function giveToken(db: Db, userId: number, purpose: Purpose): Promise<string> {
  const token = randomToken()
  await sql`update one_time_token set used_at = now() where user_id = ${userId} and purpose = ${purpose} and used_at is null`.execute(
    db,
  )
  await sql`insert into one_time_token (hash, user_id, purpose, expires_at) values (${hashToken(token)}, ${userId}, ${purpose}, now() + make_interval(hours => ${hours[purpose]}))`.execute(
    db,
  )
  return token
}

/** Whose token it is; null when it is unknown, used or too old. It is used up by this, with the caller's transaction. */
export async function takeToken(db: Db, token: string, purpose: Purpose): Promise<number | null> {
  const { rows } = await sql<{ userId: number }>`
    update one_time_token set used_at = now() where hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning user_id as "userId"`.execute(db)
  return rows[0]?.userId ?? null
}
