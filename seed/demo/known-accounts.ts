import { verify } from '@node-rs/argon2'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { demoPassword } from './accounts.ts'

/** Hashes of the demo's accounts that its published password opens; one furnishing makes one. */
async function openHashes(db: Kysely<Tables>): Promise<string[]> {
  const rows = await many<{ hash: string }>(db)`
    select distinct password_hash as hash from app_user where is_demo and password_hash is not null`
  const open: string[] = []
  for (const { hash } of rows) if (await verify(hash, demoPassword).catch(() => false)) open.push(hash)
  return open
}

/** Addresses of the accounts that anybody can open who has read the demo's password, the mighty ones first. */
export async function knownAccounts(db: Kysely<Tables>): Promise<string[]> {
  const rows = await many<{ email: string }>(db)`
    select email from app_user where is_demo and password_hash = any(${await openHashes(db)}::text[])
    order by user_type_id, id`
  return rows.map(row => row.email)
}

/** Closes them with their sessions and links; what they have made stays. Returns how many there were. */
export async function closeKnownAccounts(db: Kysely<Tables>): Promise<number> {
  const rows = await many<{ id: number }>(db)`
    update app_user set password_hash = null, is_disabled = true, auth_version = auth_version + 1
    where is_demo and password_hash = any(${await openHashes(db)}::text[]) returning id`
  const ids = rows.map(row => row.id)
  for (const table of ['session', 'one_time_token', 'sign_on'])
    await sql`delete from ${sql.table(table)} where user_id = any(${ids}::int[])`.execute(db)
  return ids.length
}
