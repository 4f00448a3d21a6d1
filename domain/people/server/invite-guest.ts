import { sql } from 'kysely'
import { findFair, validationIn } from '#domain/fairs/server/index.ts'
import { roleCodes, userTypeId } from '#domain/identity/contract/roles.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { giveRole } from './give-role.ts'
import { consumeInvitation, create, finishInvitation, type NamedPerson } from './invite.ts'
import { isOpenOffer, requireOffer } from './offer-role.ts'

type Known = { id: number; isShut: boolean; isRefused: boolean; isIn: boolean; isAsked: boolean }
/** A fair, and the exhibitor who brings somebody along. */
type Host = { fair: number; firm: number }

/** The account of this address, and how it stands with a fair. Each exhibitor asks for themselves. */
const accountOf = (email: string, { fair, firm }: Host, { db }: Context) =>
  maybeOne<Known>(db)`
    select u.id, u.is_closed or u.is_validated = ${validationState.refused} as "isShut",
      exists (select from fair_user m where m.user_id = u.id and m.fair_id = ${fair}
        and m.is_validated = ${validationState.refused}) as "isRefused",
      exists (select from fair_user m where m.user_id = u.id and m.fair_id = ${fair})
        or exists (select from fair_participant m
          where m.user_id = u.id and m.fair_id = ${fair}) as "isIn",
      exists (select from role_offer o where o.user_id = u.id and o.fair_id = ${fair}
        and coalesce(o.host_id, ${firm}) = ${firm} and ${isOpenOffer}) as "isAsked"
    from app_user u where lower(u.email) = lower(${email})`

/** As the fair takes whoever comes by themselves: an exhibitor opens no other door. */
const validationOf = async (fair: number, { db }: Context) =>
  validationIn(await findFair(db, fair), 'visitor')

/**
 * Somebody whom an exhibitor of a fair brings along: whoever is not known is invited as a visitor, whoever has an
 * account is asked whether they come, whoever is in the fair is left alone.
 * @throws 409 `guest_refused` for somebody whom the fair or the platform has refused
 */
export async function inviteGuest(
  named: NamedPerson,
  host: Host,
  context: Context,
): Promise<{ person: number; isInvited: boolean }> {
  const { fair, firm } = host
  const known = await accountOf(named.email, host, context)
  if (known?.isShut || known?.isRefused) throw conflict('guest_refused')
  if (known?.isIn || known?.isAsked) return { person: known.id, isInvited: false }
  await consumeInvitation(firm, context.db, context)
  const type = userTypeId.visitor
  if (known) {
    const offer = { ...named, userId: known.id, type, fair, firm: null, stand: null, host: firm }
    await requireOffer(offer, context)
    return { person: known.id, isInvited: true }
  }
  const { email, firstName, lastName } = named
  const isValidated = await validationOf(fair, context)
  const person = await create(type, { email, firstName, lastName }, { fair, isValidated }, context)
  await sql`insert into fair_user (fair_id, user_id, is_validated, is_guest)
    values (${fair}, ${person.id}, ${isValidated}, true)`.execute(context.db)
  await finishInvitation(person, fair, context)
  return { person: person.id, isInvited: true }
}

/** A guest who said yes, and comes as the fair takes visitors. @throws 409 where the exhibitor takes part no more */
export async function takeGuest(
  person: { id: number; roles: readonly string[] },
  { fair, firm }: Host,
  context: Context,
): Promise<void> {
  const { db } = context
  const taken = await maybeOne(db)`
    select 1 from fair_firm where fair_id = ${fair} and firm_id = ${firm}
      and is_validated = ${validationState.validated}`
  if (!taken) throw conflict('offer_over')
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${fair}, ${person.id}, ${await validationOf(fair, context)})
    on conflict on constraint fair_user_taken do nothing`.execute(db)
  await giveRole(person.id, userTypeId.visitor, person.roles, context)
}

/**
 * Nobody brings them along any more. Who has never opened their account, and whom nobody has decided on or given anything
 * more to do, is in the fair no longer; an account that was made for this alone is gone.
 */
export async function withdrawGuest(person: number, fair: number, { db }: Context): Promise<void> {
  const left = await many(db)`
    delete from fair_user m using app_user u
    where m.user_id = ${person} and m.fair_id = ${fair} and m.is_guest and u.id = m.user_id
      and u.password_hash is null and u.email_confirmed_at is null and u.firm_id is null
      and u.roles = ${[roleCodes.visitor]}::text[] returning m.id`
  if (!left.length) return
  await sql`
    delete from app_user u where u.id = ${person} and not exists (
      select from (select user_id from fair_user union all select user_id from fair_organizer
        union all select app_user_id from super_organizer_fair
        union all select o.user_id from role_offer o where ${isOpenOffer}) t where t.user_id = u.id)`.execute(
    db,
  )
}
