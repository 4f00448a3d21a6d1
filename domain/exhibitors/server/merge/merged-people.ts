import { type Kysely, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'

type Db = Kysely<Tables>
export type Rights = { id: number; is_firm_admin: boolean; can_recruit: boolean }

/** What whoever comes from another firm had there, they do not have here. @returns what they had */
export const endRights = (firm: number, db: Db) =>
  many<Rights>(db)`
    with had as (select id, is_firm_admin, can_recruit from app_user
      where firm_id = ${firm} and (is_firm_admin or can_recruit))
    update app_user u set is_firm_admin = false, can_recruit = false from had where u.id = had.id
    returning had.id, had.is_firm_admin, had.can_recruit`

/** Of those who are of this firm again. */
export const giveRightsBack = (rights: readonly Rights[], firm: number, db: Db) =>
  sql`
    update app_user u set is_firm_admin = had.is_firm_admin, can_recruit = had.can_recruit
    from jsonb_to_recordset(${JSON.stringify(rights)}::jsonb) had (id int, is_firm_admin boolean,
      can_recruit boolean)
    where u.id = had.id and u.firm_id = ${firm}`.execute(db)

/**
 * They are in the fairs of their firm as it is: validated where it is, and those who administer it in all of them.
 * @returns memberships that waited until then
 */
export async function letInWithFirm(people: readonly number[], firm: number, db: Db): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    update fair_user m set is_validated = ${validationState.validated} from fair_firm ff
    where ff.firm_id = ${firm} and ff.is_validated = ${validationState.validated} and m.fair_id = ff.fair_id
      and m.user_id = any(${people}::int[]) and m.is_validated = ${validationState.waiting}
    returning m.id`
  await sql`
    insert into fair_user (fair_id, user_id, is_validated)
    select ff.fair_id, u.id, ff.is_validated from fair_firm ff join app_user u on u.firm_id = ff.firm_id
    where ff.firm_id = ${firm} and ff.is_validated <> ${validationState.refused}
      and u.id = any(${people}::int[]) and u.is_firm_admin
    on conflict on constraint fair_user_taken do nothing`.execute(db)
  return rows.map(({ id }) => id)
}

export const waitAgain = (members: readonly number[], db: Db) =>
  sql`
    update fair_user set is_validated = ${validationState.waiting}
      where id = any(${members}::int[]) and is_validated = ${validationState.validated}`.execute(db)
