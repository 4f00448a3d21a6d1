import { sql } from 'kysely'
import { sharedFirms } from '#domain/exhibitors/server/index.ts'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import {
  roleCodes,
  type StaffType,
  type UserTypeId,
  userTypeId,
  userTypes,
} from '#domain/identity/contract/roles.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { passOnMembership } from './pass-on-membership.ts'
import type { StandPlace } from './place-on-stand.ts'

/** Makes somebody a member of a fair as what they are there, or one who runs it. */
export const takeIntoFair = (userId: number, type: UserTypeId, fair: number, { db }: Context) =>
  type === userTypeId.organizer
    ? sql`insert into fair_organizer (fair_id, user_id) values (${fair}, ${userId})
      on conflict do nothing`.execute(db)
    : sql`insert into fair_user as m (fair_id, user_id, is_validated, roles)
        values (${fair}, ${userId}, 1, array[${roleCodes[userTypes[type]]}])
        on conflict on constraint fair_user_taken do update
          set is_validated = ${validationState.validated},
            roles = array_remove(m.roles, excluded.roles[1]) || excluded.roles`.execute(db)

/** The stands of a firm in one fair. @throws 422 where it has none */
async function standsIn({ fair, firm }: StandPlace, { db }: Context): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    select id from stand where fair_id = ${fair} and firm_id = ${firm} and trashed_at is null order by id`
  if (!rows.length) throw invalid({ stand: 'required' })
  return rows.map(({ id }) => id)
}

const giveStands = (
  table: 'stand_admin' | 'stand_contact',
  stands: number[],
  userId: number,
  { db }: Context,
) =>
  sql`insert into ${sql.table(table)} (stand_id, user_id) select unnest(${stands}::int[]), ${userId}
    on conflict do nothing`.execute(db)

/** Whether somebody of this place is to look after the whole firm: not by the word of one of the fairs that it is in. */
export const isOfWholeFirm = async (type: StaffType, { stand, firm }: StandPlace, context: Context) =>
  type === userTypeId.exhibitor &&
  stand === null &&
  (ownFirms(context.actor).includes(firm) || !(await sharedFirms([firm], context)).size)

/** Makes somebody of a firm a member of its fair. Whether they are let in is for those who run the fair to change. */
export const letStaffIn = (userId: number, { fair, isValidated }: StandPlace, { db, actor }: Context) =>
  sql`
    insert into fair_user (fair_id, user_id, is_validated) values (${fair}, ${userId}, ${isValidated})
    on conflict on constraint fair_user_taken do update set is_validated = ${validationState.validated}
    where excluded.is_validated = ${validationState.validated}
      and excluded.fair_id in ${fairsWithin(actor, ['F', 'G'])}`.execute(db)

/**
 * Gives somebody of a firm their part in a fair: one stand, or where none is named the whole firm; of a firm that is in
 * other fairs too, its stands in this one.
 */
export async function takeIntoFirm(
  userId: number,
  type: StaffType,
  place: StandPlace,
  isFirmAdmin: boolean,
  context: Context,
): Promise<void> {
  await letStaffIn(userId, place, context)
  if (isFirmAdmin) await passOnMembership(userId, place.firm, context)
  else if (place.stand !== null)
    await giveStands(
      type === userTypeId.exhibitor ? 'stand_admin' : 'stand_contact',
      [place.stand],
      userId,
      context,
    )
  else if (type === userTypeId.exhibitor)
    await giveStands('stand_admin', await standsIn(place, context), userId, context)
}
