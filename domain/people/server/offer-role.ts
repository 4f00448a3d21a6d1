import { type Kysely, sql } from 'kysely'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { roleCodes, type UserTypeId, userTypeId, userTypes } from '#domain/identity/contract/roles.ts'
import { auditUser, hashToken, ownFirms, randomToken, sendMail } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { roleOffered } from '../contract/events.ts'
import { offerDays } from '../contract/role-offers.ts'

type Db = Kysely<Tables>
export type OfferedPlace = { fair: number; firm: number | null; stand: number | null }
export type NewOffer = OfferedPlace & {
  userId: number
  type: UserTypeId
  /** The exhibitor whose guest they are asked to be. */
  host?: number
  /** They left the firm, and would be there again as they were. */
  isReturn?: boolean
  /** As whoever offers it calls the person. */
  firstName: string
  lastName: string
}

/** Condition that the offer `o` can still be accepted. */
export const isOpenOffer = sql`o.ended_at is null
  and o.created_at > now() - make_interval(days => ${offerDays}::int)`

/** Whether the account `u` has this role in the fair already. */
export function hasRoleIn(type: UserTypeId, fair: number) {
  const isMember = (which = sql`true`) =>
    sql`exists (select 1 from fair_user m where m.user_id = u.id and m.fair_id = ${fair} and ${which})`
  const isRunner = sql`exists (select 1 from fair_organizer m where m.user_id = u.id and m.fair_id = ${fair})`
  if (type === userTypeId.organizer) return isRunner
  if (type === userTypeId.visitor) return sql`(${isMember()} or ${isRunner})`
  const role = roleCodes[userTypes[type]]
  return sql`(${role} = any(u.roles) and ${isMember(sql`${role} = any(m.roles)`)})`
}

/**
 * The account that has this address, to be offered a role; null where there is none.
 * @throws 409 for somebody whom the caller sees there already, or who has not answered an earlier offer
 */
export async function accountToOffer(
  type: UserTypeId,
  email: string,
  { fair, firm }: OfferedPlace,
  { db, actor }: Context,
): Promise<number | null> {
  const isColleague = sql`u.firm_id = ${firm}
    and (${firm !== null && ownFirms(actor).includes(firm)}
      or exists (select 1 from fair_user m where m.user_id = u.id and m.fair_id = ${fair}))`
  const isHere = firm === null ? hasRoleIn(type, fair) : isColleague
  const row = await maybeOne<{ id: number; isHere: boolean | null }>(db)`
    select u.id, (${isHere})
      or exists (select 1 from role_offer o where o.user_id = u.id and o.fair_id = ${fair}
        and o.firm_id is not distinct from ${firm} and o.host_id is null and ${isOpenOffer}) as "isHere"
    from app_user u where lower(u.email) = lower(${email})`
  if (row?.isHere) throw conflict('user_exist')
  return row?.id ?? null
}

/** What a mail says of the offer, in the language of whoever gets it; nothing goes to an account that is shut. */
async function wordsOf({ userId, type, firm, host }: NewOffer, { db, actor }: Context) {
  const known = await maybeOne<{ locale: string; isShut: boolean }>(db)`
    select locale, is_closed or is_validated = ${validationState.refused} as "isShut" from app_user
      where id = ${userId}`
  const locale = isLocale(known?.locale) ? known.locale : defaultLocale
  const row = await maybeOne<{ role: string; sender: string }>(db)`
    select concat_ws(', ', ${translatedText('ut', 'name', locale)},
      (select name from firm where id = ${firm ?? host ?? null}::int)) as role,
      (select first_name || ' ' || last_name from app_user where id = ${actor.userId}) as sender
    from user_type ut where ut.id = ${type}`
  return { isShut: known?.isShut !== false, values: row ?? {} }
}

async function insertOffer(offer: NewOffer, token: string, db: Db, offeredBy: number | null) {
  const { userId, type, fair, firm, stand, host, isReturn = false, firstName, lastName } = offer
  // One that ran out makes room for another.
  await sql`update role_offer o set ended_at = now()
    where o.user_id = ${userId} and o.ended_at is null and not (${isOpenOffer})`.execute(db)
  const row = await maybeOne<{ id: number }>(db)`
    insert into role_offer (fair_id, user_id, user_type_id, firm_id, stand_id, host_id, is_return,
      offered_by_id, first_name, last_name, hash)
    values (${fair}, ${userId}, ${type}, ${firm}, ${stand}, ${host ?? null}, ${isReturn}, ${offeredBy},
      ${firstName}, ${lastName}, ${hashToken(token)})
    on conflict do nothing returning id`
  if (!row) throw conflict('user_exist')
  return row.id
}

/**
 * Asks somebody with an account, by mail, whether they want a role in a fair; nothing of the account changes before.
 * @returns false where too many mails have gone to the address: then nothing is offered
 */
export async function offerRole(offer: NewOffer, context: Context): Promise<boolean> {
  const { db, services, actor } = context
  const token = randomToken()
  const id = await insertOffer(offer, token, db, actor.userId)
  const { isShut, values } = await wordsOf(offer, context)
  const isSent =
    isShut ||
    (await sendMail(db, services, {
      userId: offer.userId,
      kind: 'role_offer',
      fair: offer.fair,
      path: accountPaths.userOffer,
      token: { name: 'offer', issued: token },
      values,
    }))
  if (!isSent) {
    await sql`delete from role_offer where id = ${id}`.execute(db)
    return false
  }
  await auditUser('offer_role', offer.userId, context, { userType: offer.type, firm: offer.firm }, offer.fair)
  if (!isShut) await emit(context, roleOffered, { offer: id, person: offer.userId })
  return true
}

/** @throws 429 where too many mails have gone to the address */
export async function requireOffer(offer: NewOffer, context: Context): Promise<void> {
  if (!(await offerRole(offer, context))) throw new Refusal(429, 'too_many_requests', { retryAfter: 3600 })
}
