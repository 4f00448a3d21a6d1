import { type RawBuilder, sql } from 'kysely'
import { assertOwnFirm } from '#domain/exhibitors/server/index.ts'
import { daysInTrash } from '#domain/fairs/contract/trash.ts'
import { auditUser } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { putBackStaff } from '#domain/stands/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { Services } from '#platform/server/services.ts'
import { mergedRows } from '#platform/server/trash/merged-rows.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'
import type { formerColleagues } from '../contract/people-changes.ts'
import { lockOwnFirm } from './lock-own-firm.ts'

/** The roles that `alias` has once they work for no firm. */
export const rolesWithout = (alias: string): RawBuilder<unknown> => sql`
  case when ${sql.ref(`${alias}.roles`)} = '{ROLE_EXHIBITOR}' then '{ROLE_VISITOR}'::text[]
    else array_remove(${sql.ref(`${alias}.roles`)}, 'ROLE_EXHIBITOR') end`

/** Of a firm, the rows of `table` that say where somebody works. */
const placesIn = (table: string, id: number, firm: number) => sql`(
  select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.table(table)} t
    where t.user_id = ${id} and t.stand_id in (select id from stand where firm_id = ${firm}))`

/** Keeps what somebody is in a firm that they are about to leave, with what is still kept of an earlier time there. */
export async function keepColleague(id: number, firm: number, { db, services }: Context): Promise<void> {
  await sql`
    insert into former_colleague (firm_id, person_id, left_at, is_firm_admin, can_recruit, roles,
      user_type_id,
      rows, waiting)
    select ${firm}, u.id, ${services.now().toISOString()}::timestamptz, u.is_firm_admin, u.can_recruit,
      u.roles,
      u.user_type_id,
      jsonb_build_object('stand_admin', ${placesIn('stand_admin', id, firm)},
        'stand_contact', ${placesIn('stand_contact', id, firm)}), '{}'
    from app_user u where u.id = ${id} and u.firm_id = ${firm}
    on conflict (firm_id, person_id) do update set left_at = excluded.left_at,
      is_firm_admin = excluded.is_firm_admin, can_recruit = excluded.can_recruit, roles = excluded.roles,
      user_type_id = excluded.user_type_id,
      rows = ${mergedRows(sql`former_colleague.rows`, sql`excluded.rows`)}`.execute(db)
}

const isKept = ({ now }: Services) =>
  sql`k.left_at + make_interval(days => ${daysInTrash}) > ${now().toISOString()}::timestamptz`

/** Who can come back to a firm, the last first. @throws 403 or 404 for a firm that is not the caller's to change. */
export async function listFormerColleagues(
  firm: number,
  context: Context,
): Promise<ResponseOf<typeof formerColleagues>> {
  await reachRow(implementationOf('firms'), firm, 'U', context)
  await assertOwnFirm(firm, context)
  return many<ResponseOf<typeof formerColleagues>[number]>(context.db)`
    select u.id, u.first_name || ' ' || u.last_name as name, ${instant('k.left_at')} as "trashedAt",
      ${instant(sql`k.left_at + make_interval(days => ${daysInTrash})`)} as "deletedOn"
    from former_colleague k join app_user u on u.id = k.person_id
    where k.firm_id = ${firm} and u.firm_id is null and ${isKept(context.services)}
    order by k.left_at desc, u.id`
}

/**
 * Somebody is of the firm again, as they were; of their places on its stands those that are still the firm's, in fairs
 * that they are still in, and let in where the firm still is.
 * @throws 404 for who has not left it within these days, 409 for who is of another firm meanwhile, or something else.
 */
export async function takeColleagueBack(firm: number, id: number, context: Context): Promise<void> {
  const { db, services } = context
  await lockOwnFirm(firm, context)
  const kept = await maybeOne<{ rows: TrashedRows; waiting: number[]; isBack: boolean }>(db)`
    with kept as (
      delete from former_colleague k
        where k.firm_id = ${firm} and k.person_id = ${id} and ${isKept(services)} returning *),
    back as (
      update app_user u set firm_id = k.firm_id, is_firm_admin = k.is_firm_admin,
        can_recruit = k.can_recruit, roles = k.roles, user_type_id = k.user_type_id
      from kept k where u.id = k.person_id and u.firm_id is null and u.roles = ${rolesWithout('k')}
      returning u.id)
    select rows, waiting, exists (select 1 from back) as "isBack" from kept`
  if (!kept) throw notFound()
  if (!kept.isBack) throw conflict('colleague_elsewhere')
  // A fair that the firm has left meanwhile, or that lets it in no more, decides on its visitors by itself.
  await sql`
    update fair_user m set is_validated = ${validationState.validated}
    from fair f join fair_firm ff on ff.fair_id = f.id
    where m.id = any(${kept.waiting}::int[]) and m.user_id = ${id} and m.fair_id = f.id
      and m.is_validated = ${validationState.waiting} and f.trashed_at is null
      and ff.firm_id = ${firm} and ff.is_validated = ${validationState.validated}`.execute(db)
  await putBackStaff(kept.rows, context)
  await auditUser('restore_staff', id, context, { firm })
}

/** Those whose days are over come back by an invitation alone. */
export const sweepColleagues = ({ database, now }: Services) =>
  sql`delete from former_colleague
    where left_at + make_interval(days => ${daysInTrash}) <= ${now().toISOString()}::timestamptz`.execute(
    database.kysely,
  )
