import { sql } from 'kysely'
import type { Static } from 'typebox'
import { endRunningInTrash, fairsWithin } from '#domain/fairs/server/index.ts'
import { roleCodes, userTypeId, userTypes } from '#domain/identity/contract/roles.ts'
import { assertAbove, assertOwnPerson, auditUser, endSessions } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { isUserType, mayCreate } from '../contract/creation.ts'
import type { changeUserType } from '../contract/people-changes.ts'
import { fairToRun } from './fair-to-run.ts'
import { assertAdminLeft, leaveFirm } from './firm-staff.ts'
import { takeIntoFair } from './take-in.ts'

/** The firm that somebody works for, locked before them as by whoever changes its staff. */
async function lockWithFirm(id: number, { db }: Context): Promise<{ firm: number | null; isAdmin: boolean }> {
  await sql`select 1 from firm where id = (select firm_id from app_user where id = ${id}) for update`.execute(
    db,
  )
  const row = await maybeOne<{ firm: number | null; isAdmin: boolean }>(db)`
    select firm_id as firm, is_firm_admin as "isAdmin" from app_user where id = ${id} for update`
  if (!row) throw notFound()
  return row
}

/** Who no longer administers a stand is a contact of it: nobody may do more there than what they are called. */
async function becomeContact(id: number, { db }: Context): Promise<void> {
  const stands = await many<{ id: number }>(db)`
    with gone as (delete from stand_admin where user_id = ${id} returning stand_id)
    insert into stand_contact (stand_id, user_id) select stand_id, ${id} from gone
    on conflict do nothing returning stand_id as id`
  await sql`select keep_stand_states(${stands.map(stand => stand.id)}::int[])`.execute(db)
}

/** @returns the fairs that somebody ran, and runs no more */
async function endRunning(id: number, { db }: Context): Promise<number[]> {
  const rows = await many<{ fair: number }>(db)`
    with one as (delete from fair_organizer where user_id = ${id} returning fair_id),
      several as (delete from super_organizer_fair where app_user_id = ${id} returning fair_id)
    select fair_id as fair from one union select fair_id from several order by 1`
  await endRunningInTrash(id, db)
  return rows.map(({ fair }) => fair)
}

/**
 * Other roles, so other rights: whoever is changed logs in anew. Who works at booths no more leaves the firm.
 * @throws 403, 404, 409 for oneself and for the last administrator of a firm, 422
 */
export async function giveUserType(
  id: number,
  { userType, fair }: Static<NonNullable<(typeof changeUserType)['body']>>,
  context: Context,
): Promise<void> {
  const { db, actor } = context
  const type = idOf(userType, 'user_types')
  if (!isUserType(type)) throw invalid({ userType: 'not_in_list' })
  if (!mayCreate(actor.roles, type)) throw forbidden('type_forbidden')
  const { firm, isAdmin } = await lockWithFirm(id, context)
  const row = await reachRow(implementationOf('users'), id, 'U', context)
  if (id === actor.userId) throw conflict('conflict')
  await assertAbove(row, context)
  await assertOwnPerson(id, context)
  const before = Array.isArray(row.roles) ? row.roles : []
  const isStaff = userTypes[type] === 'exhibitor'
  if (isStaff && firm === null) throw invalid({ userType: 'firm_required' })
  if (!isStaff && firm !== null) await leaveFirm(id, firm, context)
  const ran = await endRunning(id, context)
  if (type === userTypeId.organizer) {
    const { id: runs } = await fairToRun(fair, context)
    await takeIntoFair(id, type, runs, context)
  }
  // Whoever no longer runs a fair stays in it.
  for (const one of ran) await takeIntoFair(id, userTypeId.visitor, one, context)
  const role = roleCodes[userTypes[type]]
  await sql`
    update app_user set user_type_id = ${type}, roles = array[${role}], auth_version = auth_version + 1,
      is_firm_admin = is_firm_admin and ${type === userTypeId.exhibitor}, is_held = false
    where id = ${id}`.execute(db)
  // In the fairs of whoever says so.
  await sql`update fair_user set roles = array[${role}]
    where user_id = ${id} and fair_id in ${fairsWithin(actor, ['F', 'G'])}`.execute(db)
  if (type === userTypeId.standContact) await becomeContact(id, context)
  if (firm !== null && isStaff && isAdmin) await assertAdminLeft(firm, context)
  await endSessions(db, id, 'roles_changed')
  await auditUser('change_type', id, context, { before, after: [role] })
}
