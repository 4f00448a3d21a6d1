import { sql } from 'kysely'
import { rankOf, roleCodes, type UserTypeId, userTypeId, userTypes } from '#domain/identity/contract/roles.ts'
import type { Context } from '#platform/server/context.ts'

/** The role, beside those that an account has; somebody is called by the highest. A visitor needs none besides. */
export async function giveRole(
  userId: number | null,
  type: UserTypeId,
  roles: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  const role = roleCodes[userTypes[type]]
  if (roles.includes(role) || (type === userTypeId.visitor && roles.length)) return
  await sql`
    update app_user set roles = array_append(roles, ${role}),
      user_type_id = ${rankOf([role]) > rankOf([...roles]) ? type : sql`user_type_id`},
      is_validated = ${type === userTypeId.organizer ? 1 : sql`is_validated`}
    where id = ${userId}`.execute(db)
}
