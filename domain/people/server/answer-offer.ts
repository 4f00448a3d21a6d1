import { sql } from 'kysely'
import { type StaffType, userTypeId } from '#domain/identity/contract/roles.ts'
import { actorNow, auditUser, hashToken } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { isUserType, mayCreate } from '../contract/creation.ts'
import type { answerOffer as answerCall, shownOffer as shownCall } from '../contract/role-offers.ts'
import { fairToRun } from './fair-to-run.ts'
import { comeBack } from './former-colleagues.ts'
import { giveRole } from './give-role.ts'
import { takeGuest } from './invite-guest.ts'
import { isOpenOffer } from './offer-role.ts'
import { placeOnStand } from './place-on-stand.ts'
import { isOfWholeFirm, takeIntoFair, takeIntoFirm } from './take-in.ts'

type Offer = {
  fair: number
  homepage: string
  type: number
  firm: number | null
  stand: number | null
  host: number | null
  isReturn: boolean
  offeredBy: number
}
type Person = { roles: string[]; firm: number | null }

/** Condition that the offer `o` is that of the token, and the caller's to answer. */
const isAsked = (token: string, { actor }: Context) =>
  sql`o.hash = ${hashToken(token)} and o.user_id = ${actor.userId} and ${isOpenOffer}`

const unknown = () => new Refusal(422, 'token_invalid', { errors: { token: ['token_invalid'] } })

/** @throws 422 for an offer that is another account's, answered, withdrawn or over */
export async function showOffer(token: string, context: Context): Promise<ResponseOf<typeof shownCall>> {
  const row = await maybeOne<ResponseOf<typeof shownCall>>(context.db)`
    select json_build_object('homepage', f.homepage, 'name', ${translatedText('f', 'name', context.locale)})
      as fair, fi.name as firm, h.name as host,
      json_build_object('id', ut.id, 'name', ${translatedText('ut', 'name', context.locale)}) as "userType",
      b.first_name || ' ' || b.last_name as "offeredBy",
        coalesce(u.firm_id <> o.firm_id, false) as "isOtherFirm"
    from role_offer o join fair f on f.id = o.fair_id join user_type ut on ut.id = o.user_type_id
    join app_user b on b.id = o.offered_by_id join app_user u on u.id = o.user_id
      left join firm fi on fi.id = o.firm_id left join firm h on h.id = o.host_id
    where ${isAsked(token, context)}`
  if (!row) throw unknown()
  return row
}

async function takeFirm(type: StaffType, { firm, fair, stand }: Offer, asOfferer: Context, userId: number) {
  const place = await placeOnStand({ fair, ...(stand === null ? { firm } : { stand }) }, asOfferer)
  if (place.firm !== firm || place.fair !== fair) throw conflict('offer_over')
  const isFirmAdmin = await isOfWholeFirm(type, place, asOfferer)
  await sql`update app_user set firm_id = ${firm}, is_firm_admin = is_firm_admin or ${isFirmAdmin}
    where id = ${userId}`.execute(asOfferer.db)
  await takeIntoFirm(userId, type, place, isFirmAdmin, asOfferer)
}

/** What whoever made the offer may still give: asked as them, as they are now. @throws 409 */
async function grantRole(offer: Offer, person: Person, userId: number, context: Context): Promise<void> {
  const { type, fair, firm } = offer
  const offerer = await actorNow(offer.offeredBy, context.db)
  if (!offerer || !isUserType(type) || !mayCreate(offerer.roles, type)) throw conflict('offer_over')
  if (firm !== null && person.firm !== null && person.firm !== firm) throw conflict('offer_other_firm')
  const asOfferer = { ...context, actor: offerer }
  try {
    if (offer.isReturn && firm !== null) return await comeBack(userId, { fair, firm }, asOfferer)
    if (type === userTypeId.exhibitor || type === userTypeId.standContact)
      await takeFirm(type, offer, asOfferer, userId)
    else await takeIntoFair(userId, type, (await fairToRun(fair, asOfferer)).id, asOfferer)
  } catch (error) {
    // What they may no longer reach is told as one thing to whoever accepts.
    if (error instanceof Refusal && [403, 404, 422].includes(error.status)) throw conflict('offer_over')
    throw error
  }
  await giveRole(userId, type, person.roles, context)
}

/** Whether the fair still has to let them in. */
async function isWaitingIn(fair: number, userId: number, { db }: Context): Promise<boolean> {
  const row = await maybeOne(db)`
    select 1 from fair_user where fair_id = ${fair} and user_id = ${userId}
      and is_validated = ${validationState.waiting}`
  return row !== undefined
}

/** Of many who answer at once, one does. @throws 409 for what can no longer be given, 422 for an offer that is over */
export async function settleOffer(
  { token, accepts }: { token: string; accepts: boolean },
  context: Context,
): Promise<ResponseOf<typeof answerCall>> {
  const { db, actor } = context
  const userId = actor.userId ?? 0
  const person = await maybeOne<Person>(db)`
    select roles, firm_id as firm from app_user
      where id = ${userId} and is_validated <> ${validationState.refused} for update`
  const offer = await maybeOne<Offer>(db)`
    update role_offer o set ended_at = now() from fair f where ${isAsked(token, context)} and f.id = o.fair_id
    returning o.fair_id as fair, f.homepage, o.user_type_id as type, o.firm_id as firm, o.stand_id as stand,
      o.host_id as host, o.is_return as "isReturn", o.offered_by_id as "offeredBy"`
  if (!person || !offer) throw unknown()
  const { fair, host } = offer
  if (accepts && host !== null) await takeGuest({ id: userId, ...person }, { fair, firm: host }, context)
  else if (accepts) await grantRole(offer, person, userId, context)
  const details = { userType: offer.type, firm: offer.firm, host }
  await auditUser(accepts ? 'accept_role' : 'decline_role', userId, context, details, fair)
  return { homepage: offer.homepage, isWaiting: accepts && (await isWaitingIn(fair, userId, context)) }
}
