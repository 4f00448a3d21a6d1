import { sql } from 'kysely'
import type { Static } from 'typebox'
import { endRunningInTrash, fairsWithin } from '#domain/fairs/server/index.ts'
import { roleCodes, userTypeId, userTypes } from '#domain/identity/contract/roles.ts'
import { assertAbove, assertOwnPerson, auditUser, endSessions } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { isUserType, mayCreate } from '../contract/creation.ts'
import type { changeUserType } from '../contract/people-changes.ts'
import { fairToRun } from './fair-to-run.ts'

/** Other roles, so other rights: whoever is changed logs in anew. */
export async function giveUserType(
  id: number,
  { userType, fair }: Static<NonNullable<(typeof changeUserType)['body']>>,
  context: Context,
): Promise<void> {
  const { db, actor } = context
  const type = idOf(userType, 'user_types')
  if (!isUserType(type)) throw invalid({ userType: 'not_in_list' })
  if (!mayCreate(actor.roles, type)) throw forbidden('type_forbidden')
  await sql`select 1 from app_user where id = ${id} for update`.execute(db)
  const row = await reachRow(implementationOf('users'), id, 'U', context)
  if (id === actor.userId) throw conflict('conflict')
  await assertAbove(row, context)
  await assertOwnPerson(id, context)
  const before = Array.isArray(row.roles) ? row.roles : []
  if (userTypes[type] === 'exhibitor' && row.firm === null) throw invalid({ userType: 'firm_required' })
  await sql`delete from fair_organizer where user_id = ${id}`.execute(db)
  await sql`delete from super_organizer_fair where app_user_id = ${id}`.execute(db)
  await endRunningInTrash(id, db)
  if (type === userTypeId.organizer) {
    const { id: runs } = await fairToRun(fair, context)
    await sql`insert into fair_organizer (fair_id, user_id) values (${runs}, ${id})`.execute(db)
  }
  const role = roleCodes[userTypes[type]]
  await sql`
    update app_user set user_type_id = ${type}, roles = array[${role}], auth_version = auth_version + 1,
      is_firm_admin = is_firm_admin
        and ${type === userTypeId.exhibitor}, is_held = false, can_recruit = can_recruit
        and ${userTypes[type] === 'exhibitor'}
    where id = ${id}`.execute(db)
  // In the fairs of whoever says so.
  await sql`update fair_user set roles = array[${role}]
    where user_id = ${id} and fair_id in ${fairsWithin(actor, ['F', 'G'])}`.execute(db)
  await endSessions(db, id, 'roles_changed')
  await auditUser('change_type', id, context, { before, after: [role] })
}
