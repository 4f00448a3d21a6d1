import { sql } from 'kysely'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { auditUser, endTokens } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { keepColleague, rolesWithout } from './former-colleagues.ts'
import { lockOwnFirm } from './lock-own-firm.ts'
import { passOnMembership } from './pass-on-membership.ts'

/** The firm of somebody whom the caller may see and whose firm they may change. @throws 403 or 404 */
async function firmOf(id: number, context: Context): Promise<number> {
  const person = await reachRow(implementationOf('users'), id, 'R', context)
  const firm = idOf(person.firm)
  if (firm === null) throw notFound()
  await lockOwnFirm(firm, context)
  return firm
}

/** @throws 409 where nobody administers the firm any more */
export async function assertAdminLeft(firm: number, { db }: Context): Promise<void> {
  const rows = await many(db)`
    select 1 from app_user where firm_id = ${firm} and is_firm_admin and not is_closed limit 1`
  if (!rows.length) throw conflict('last_firm_admin')
}

export async function updateStaff(
  id: number,
  { isFirmAdmin, canRecruit }: { isFirmAdmin?: boolean; canRecruit?: boolean },
  context: Context,
): Promise<void> {
  const firm = await firmOf(id, context)
  await sql`
    update app_user set is_firm_admin = coalesce(${isFirmAdmin ?? null}::boolean, is_firm_admin),
      can_recruit = coalesce(${canRecruit ?? null}::boolean, can_recruit)
    where id = ${id} and firm_id = ${firm}`.execute(context.db)
  if (isFirmAdmin) await passOnMembership(id, firm, context)
  if (isFirmAdmin === false) await assertAdminLeft(firm, context)
  await auditUser('change_staff', id, context, { firm, isFirmAdmin, canRecruit })
}

/**
 * What somebody could do for their firm, and their places on its stands, end with this, and are kept for some days. A fair
 * that decides on its visitors by hand has not decided on this one. The firm is locked by then.
 * @throws 404 where somebody else has removed them at this very moment, 409 for its last administrator
 */
export async function leaveFirm(id: number, firm: number, context: Context): Promise<void> {
  const { db } = context
  await keepColleague(id, firm, context)
  const row = await maybeOne<{ was: boolean }>(db)`
    with gone as (select id, is_firm_admin as was from app_user where id = ${id} and firm_id = ${firm})
    update app_user u set firm_id = null, is_firm_admin = false, can_recruit = false,
      roles = ${rolesWithout('u')},
      user_type_id = case when u.user_type_id in (${userTypeId.exhibitor}, ${userTypeId.standContact})
        then ${userTypeId.visitor} else u.user_type_id end
    from gone where u.id = gone.id returning gone.was`
  if (!row) throw notFound()
  await sql`
    with waits as (
      update fair_user m set is_validated = ${validationState.waiting} from fair f
      where m.user_id = ${id} and m.is_validated = ${validationState.validated} and f.id = m.fair_id
        and f.is_validating_users
        and exists (select 1 from fair_firm ff where ff.fair_id = f.id and ff.firm_id = ${firm})
      returning m.id)
    update former_colleague set waiting = array(select unnest(waiting) union select id from waits)
    where firm_id = ${firm} and person_id = ${id}`.execute(db)
  if (row.was) await assertAdminLeft(firm, context)
  await endTokens(db, id, ['invitation'])
}

/** The person stays, as a visitor. */
export async function removeFromFirm(id: number, context: Context): Promise<void> {
  const firm = await firmOf(id, context)
  await leaveFirm(id, firm, context)
  await auditUser('remove_staff', id, context, { firm })
}
