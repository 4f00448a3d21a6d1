import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword } from '#domain/identity/server/accounts/passwords.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { seedReference } from '#seed/reference.ts'

/**
 * Makes a super admin. Returns the password, which is kept nowhere.
 * @throws where the address has an account
 */
export async function createSuperAdmin(database: Database, email: string): Promise<{ password: string }> {
  /** Satisfies the rules of passwords whatever the chance. */
  const password = `${randomBytes(12).toString('base64url')}aA1!`
  const hash = await hashPassword(password)
  await database.transaction(async db => {
    await seedReference(db)
    const rows = await many(db)`select 1 from app_user where lower(email) = lower(${email})`
    if (rows.length) throw new Error(`${email} has an account already.`)
    await sql`
      insert into app_user (email, password_hash, first_name, last_name, roles, user_type_id, is_validated,
        email_confirmed_at)
      values (${email}, ${hash}, 'Super', 'Admin', '{ROLE_SUPER_ADMIN}', 1, 1, now())`.execute(db)
  })
  return { password }
}
