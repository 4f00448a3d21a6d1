import { userTypeId } from '#domain/identity/contract/roles.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { consumeInvitation, create, finishInvitation, type NamedPerson } from './invite.ts'
import { isOpenOffer, offerRole } from './offer-role.ts'
import { takeIntoFair } from './take-in.ts'

type Known = { id: number; isShut: boolean; isRefused: boolean; isIn: boolean; isAsked: boolean }

/** The account of this address, and how it stands with a fair. */
const accountOf = (email: string, fair: number, { db }: Context) =>
  maybeOne<Known>(db)`
    select u.id, u.is_closed or u.is_validated = ${validationState.refused} as "isShut",
      exists (select from fair_user m where m.user_id = u.id and m.fair_id = ${fair}
        and m.is_validated = ${validationState.refused}) as "isRefused",
      exists (select from fair_user m where m.user_id = u.id and m.fair_id = ${fair})
        or exists (select from fair_participant m
          where m.user_id = u.id and m.fair_id = ${fair}) as "isIn",
      exists (select from role_offer o where o.user_id = u.id and o.fair_id = ${fair}
        and ${isOpenOffer}) as "isAsked"
    from app_user u where lower(u.email) = lower(${email})`

/**
 * Somebody whom an exhibitor of a fair brings along: whoever is not known is invited as a visitor, whoever has an
 * account is asked whether they come, whoever is in the fair is left alone.
 * @throws 409 `guest_refused` for somebody whom the fair or the platform has refused
 */
export async function inviteGuest(
  named: NamedPerson,
  { fair, firm }: { fair: number; firm: number },
  context: Context,
): Promise<{ person: number; isInvited: boolean }> {
  const known = await accountOf(named.email, fair, context)
  if (known?.isShut || known?.isRefused) throw conflict('guest_refused')
  if (known?.isIn || known?.isAsked) return { person: known.id, isInvited: false }
  await consumeInvitation(firm, context.db, context)
  const type = userTypeId.visitor
  if (known) {
    const offer = { ...named, userId: known.id, type, fair, firm: null, stand: null }
    if (!(await offerRole(offer, context))) throw new Refusal(429, 'too_many_requests', { retryAfter: 3600 })
    return { person: known.id, isInvited: true }
  }
  const { email, firstName, lastName } = named
  const place = { fair, isValidated: validationState.validated }
  const person = await create(type, { email, firstName, lastName }, place, context)
  await takeIntoFair(person.id, type, fair, context)
  await finishInvitation(person, fair, context)
  return { person: person.id, isInvited: true }
}
