import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { rankOf } from '../contract/roles.ts'

/** Nobody changes somebody else of their own rank or above. */
export async function beforeUserWrite(
  input: Input,
  current: Row | null,
  { db, actor }: Context,
): Promise<Input> {
  if (!current || current.id === actor.userId) return input
  const { rows } = await sql<{
    roles: string[]
  }>`select roles from app_user where id = ${actor.userId}`.execute(db)
  if (rankOf(current.roles as string[]) >= rankOf(rows[0]?.roles ?? [])) throw forbidden()
  return input
}

/** What only concerns the person and those who run the fair is absent for everybody else. */
const personal = [
  'email',
  'birthday',
  'address',
  'additionalAddress',
  'postalCode',
  'city',
  'department',
  'region',
  'civilStatus',
  'phone',
  'cell',
  'displayEmail',
  'lastLoginAt',
  'createdAt',
  'socialLinks',
  'meetingLinks',
]

export function presentUser(row: Row, { actor }: Context): Row {
  if (
    row.id === actor.userId ||
    actor.roles.some(role => ['superAdmin', 'superOrganizer', 'organizer', 'firmAdmin'].includes(role))
  )
    return row
  return Object.fromEntries(Object.entries(row).filter(([field]) => !personal.includes(field))) as Row
}

/** A change of validation or roles takes effect at the person's next request, for it is read from the database there. */
export async function removeUser(row: Row, { db }: Context): Promise<void> {
  await sql`update session set revoked_at = now(), reason = 'deleted' where user_id = ${row.id} and revoked_at is null`.execute(
    db,
  )
  await sql`delete from app_user where id = ${row.id}`.execute(db)
}
