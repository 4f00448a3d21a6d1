import { type RawBuilder, sql } from 'kysely'
import { assertOwnFirm } from '#domain/exhibitors/server/index.ts'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { auditUser, isPersonShared, ownFirms } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { putBackStaff } from '#domain/stands/server/index.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
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
import { type formerColleagues, type restoreColleague, undoMinutes } from '../contract/people-changes.ts'
import { consumeInvitation } from './invite.ts'
import { lockOwnFirm } from './lock-own-firm.ts'
import { isOpenOffer, requireOffer } from './offer-role.ts'
import { placeOnStand } from './place-on-stand.ts'
import { letStaffIn } from './take-in.ts'

/** The roles that `alias` has once they work for no firm. */
export const rolesWithout = (alias: string): RawBuilder<unknown> => sql`
  case when ${sql.ref(`${alias}.roles`)} = '{ROLE_EXHIBITOR}' then '{ROLE_VISITOR}'::text[]
    else array_remove(${sql.ref(`${alias}.roles`)}, 'ROLE_EXHIBITOR') end`

/** Of a firm, the rows of `table` that say where somebody works. */
const placesIn = (table: string, id: number, firm: number) => sql`(
  select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.table(table)} t
    where t.user_id = ${id} and t.stand_id in (select id from stand where firm_id = ${firm}))`

/** Keeps what somebody is in a firm that they are about to leave, with what is still kept of an earlier time there. */
export async function keepColleague(
  id: number,
  firm: number,
  { db, services, actor }: Context,
): Promise<void> {
  await sql`
    insert into former_colleague (firm_id, person_id, left_at, removed_by_id, is_firm_admin, can_recruit,
      roles, user_type_id, rows, waiting)
    select ${firm}, u.id, ${services.now().toISOString()}::timestamptz, ${actor.userId}, u.is_firm_admin,
      u.can_recruit, u.roles, u.user_type_id,
      jsonb_build_object('stand_admin', ${placesIn('stand_admin', id, firm)},
        'stand_contact', ${placesIn('stand_contact', id, firm)}), '{}'
    from app_user u where u.id = ${id} and u.firm_id = ${firm}
    on conflict (firm_id, person_id) do update set left_at = excluded.left_at,
      removed_by_id = excluded.removed_by_id, is_firm_admin = excluded.is_firm_admin,
      can_recruit = excluded.can_recruit, roles = excluded.roles, user_type_id = excluded.user_type_id,
      rows = ${mergedRows(sql`former_colleague.rows`, sql`excluded.rows`)}`.execute(db)
}

const isKept = ({ now }: Services) =>
  sql`k.left_at + make_interval(days => ${daysInTrash}) > ${now().toISOString()}::timestamptz`

/** Whether the person `u` still is what leaving the firm of `k` has made them. */
const isFree = sql`(u.firm_id is null and u.roles = ${rolesWithout('k')})`

/** Whether `k` has been asked to come back, and has not answered. */
const isAsked = sql`exists (
  select 1 from role_offer o
  where o.user_id = k.person_id and o.firm_id = k.firm_id and o.is_return and ${isOpenOffer})`

/** Whether the caller has just removed `k`, the person `u`, and is nobody who would change an account of other fairs. */
const isUndone = (firm: number, { actor, services }: Context) => sql`(
  coalesce(k.removed_by_id = ${actor.userId}, false)
  and k.left_at + make_interval(mins => ${undoMinutes}) > ${services.now().toISOString()}::timestamptz
  and (${ownFirms(actor).includes(firm)} or not ${isPersonShared({ actor })}))`

/** Who can come back to a firm, the last first. @throws 403 or 404 for a firm that is not the caller's to change. */
export async function listFormerColleagues(
  firm: number,
  context: Context,
): Promise<ResponseOf<typeof formerColleagues>> {
  await reachRow(implementationOf('firms'), firm, 'U', context)
  await assertOwnFirm(firm, context)
  return many<ResponseOf<typeof formerColleagues>[number]>(context.db)`
    select u.id, u.first_name || ' ' || u.last_name as name, ${instant('k.left_at')} as "trashedAt",
      ${instant(sql`k.left_at + make_interval(days => ${daysInTrash})`)} as "deletedOn",
      case when ${isAsked} then 'offered' when ${isUndone(firm, context)} then 'now' else 'by_offer' end
        as "comesBack"
    from former_colleague k join app_user u on u.id = k.person_id
    where k.firm_id = ${firm} and u.firm_id is null and ${isKept(context.services)}
    order by k.left_at desc, u.id`
}

/**
 * Somebody is of the firm again, as they were; of their places on its stands those that are still the firm's, in fairs
 * that they are still in, and let in where the firm still is.
 * @returns false for who is of another firm meanwhile, or something else.
 */
async function bringBack(firm: number, id: number, context: Context): Promise<boolean> {
  const { db } = context
  const kept = await maybeOne<{ rows: TrashedRows; waiting: number[] }>(db)`
    with back as (
      update app_user u set firm_id = k.firm_id, is_firm_admin = k.is_firm_admin,
        can_recruit = k.can_recruit, roles = k.roles, user_type_id = k.user_type_id
      from former_colleague k
        where u.id = k.person_id and k.firm_id = ${firm} and k.person_id = ${id} and ${isFree}
      returning u.id)
    delete from former_colleague k using back where k.firm_id = ${firm} and k.person_id = back.id
    returning k.rows, k.waiting`
  if (!kept) return false
  // A fair that the firm has left meanwhile, or that lets it in no more, decides on its visitors by itself.
  await sql`
    update fair_user m set is_validated = ${validationState.validated}
    from fair f join fair_firm ff on ff.fair_id = f.id
    where m.id = any(${kept.waiting}::int[]) and m.user_id = ${id} and m.fair_id = f.id
      and m.is_validated = ${validationState.waiting} and f.trashed_at is null
      and ff.firm_id = ${firm} and ff.is_validated = ${validationState.validated}`.execute(db)
  await putBackStaff(kept.rows, context)
  return true
}

/**
 * Whoever has just removed somebody undoes it; in any other case who left is asked, and comes back once they accept.
 * @throws 404 for who has not left it within these days, 409 for who is of another firm meanwhile, or something else, or is
 * asked already, 422 where the firm is in no fair of the caller, 429
 */
export async function takeColleagueBack(
  firm: number,
  id: number,
  context: Context,
): Promise<ResponseOf<typeof restoreColleague>> {
  const { db, services } = context
  await lockOwnFirm(firm, context)
  const kept = await maybeOne<NamedColleague & { isUndone: boolean; isFree: boolean }>(db)`
    select u.first_name as "firstName", u.last_name as "lastName",
      k.is_firm_admin or k.user_type_id = ${userTypeId.exhibitor}
        or jsonb_array_length(k.rows->'stand_admin') > 0 as "isAdmin",
      ${isUndone(firm, context)} as "isUndone", ${isFree} as "isFree"
    from former_colleague k join app_user u on u.id = k.person_id
    where k.firm_id = ${firm} and k.person_id = ${id} and ${isKept(services)}`
  if (!kept) throw notFound()
  if (!kept.isFree) throw conflict('colleague_elsewhere')
  if (!kept.isUndone) await offerReturn(firm, id, kept, context)
  else if (await bringBack(firm, id, context)) await auditUser('restore_staff', id, context, { firm })
  else throw conflict('colleague_elsewhere')
  return { isOffered: !kept.isUndone }
}

type NamedColleague = { firstName: string; lastName: string; isAdmin: boolean }

async function offerReturn(
  firm: number,
  userId: number,
  { firstName, lastName, isAdmin }: NamedColleague,
  context: Context,
): Promise<void> {
  const { fair } = await placeOnStand({ firm }, context, userId)
  await consumeInvitation(firm, context.db, context)
  const type = isAdmin ? userTypeId.exhibitor : userTypeId.standContact
  const offer = { userId, type, fair, firm, stand: null, isReturn: true, firstName, lastName }
  await requireOffer(offer, context)
}

/** They said yes to whoever asked them. @throws 403, 404, 409, 422 for what can no longer be given */
export async function comeBack(
  id: number,
  { fair, firm }: { fair: number; firm: number },
  asOfferer: Context,
): Promise<void> {
  await lockOwnFirm(firm, asOfferer)
  const place = await placeOnStand({ fair, firm }, asOfferer)
  if (!(await bringBack(firm, id, asOfferer))) throw conflict('offer_over')
  await letStaffIn(id, place, asOfferer)
}

/** Those whose days are over come back by an invitation alone; whoever is asked may still accept. */
export const sweepColleagues = ({ database, now }: Services) =>
  sql`delete from former_colleague k
    where k.left_at + make_interval(days => ${daysInTrash}) <= ${now().toISOString()}::timestamptz
      and not ${isAsked}`.execute(database.kysely)
