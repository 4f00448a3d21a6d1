import { type Kysely, sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import {
  roleCodes,
  type StaffType,
  type UserTypeId,
  userTypeId,
  userTypes,
} from '#domain/identity/contract/roles.ts'
import {
  auditUser,
  insertPerson,
  type MailOrder,
  mailLimits,
  nameProblems,
  repeated,
  requireMail,
} from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import { isLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { toUnconfirmed } from '#platform/server/mail/unconfirmed-address.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { invitedAs, mayCreate } from '../contract/creation.ts'
import type { NewPerson, NewStandPerson } from '../contract/new-person.ts'
import { addCard } from './add-card.ts'
import { fairToRun } from './fair-to-run.ts'
import { accountToOffer, type OfferedPlace, requireOffer } from './offer-role.ts'
import { placeOnStand } from './place-on-stand.ts'
import { isOfWholeFirm, takeIntoFair, takeIntoFirm } from './take-in.ts'

/** Of an account that was there already nothing is said, not even its id. */
export type Invited = {
  id: number | null
  email: string
  firstName: string
  lastName: string
  roles: string[]
  userType: { id: number }
}

type Created = Invited & { id: number }
type Place = { fair: number | null; firm?: number | null; isFirmAdmin?: boolean; isValidated: number }

export const invitationOf = (userId: number, fair: number | null): MailOrder => ({
  userId,
  kind: 'invitation',
  fair,
  path: accountPaths.userPasswordReset,
  token: { name: 'invitation', purpose: 'invitation' },
})

export type NamedPerson = { email: string; firstName: string; lastName: string }

/** @throws 422 by field */
function assertNamed(sent: NewPerson): NamedPerson {
  const { email, firstName, lastName } = sent
  const errors = {
    ...nameProblems(sent),
    ...Object.fromEntries(
      Object.entries({ email, firstName, lastName })
        .filter(([, value]) => !value)
        .map(([field]) => [field, ['required']]),
    ),
    ...repeated(sent),
  }
  if (!email || !firstName || !lastName || Object.keys(errors).length) throw invalid(errors)
  return { email, firstName, lastName }
}

/** The account itself; where it belongs is the caller's. An address in use is never taken over: 409. */
export async function create(
  type: UserTypeId,
  sent: NewPerson,
  place: Place,
  context: Context,
): Promise<Created> {
  const { db, locale } = context
  const { email, firstName, lastName } = assertNamed(sent)
  const role = roleCodes[userTypes[type]]
  const id = await insertPerson(db, {
    email,
    profile: sent,
    userType: type,
    role,
    passwordHash: null,
    isValidated: place.isValidated,
    locale: isLocale(sent.locale) ? sent.locale : locale,
    firm: place.firm ?? null,
    isFirmAdmin: place.isFirmAdmin ?? false,
  })
  await addCard(id, sent, context)
  return { id, email, firstName, lastName, roles: [role], userType: { id: type } }
}

export async function finishInvitation(
  person: Created,
  fair: number | null,
  context: Context,
): Promise<Invited> {
  await requireMail(context.db, context.services, invitationOf(person.id, fair))
  await auditUser('invite', person.id, context, { userType: person.userType.id }, fair)
  return person
}

/** Whoever has an account already is asked whether they want the role; what they have is not changed before. */
async function offer(
  type: UserTypeId,
  sent: NewPerson,
  place: OfferedPlace,
  context: Context,
): Promise<Invited | null> {
  const named = assertNamed(sent)
  const userId = await accountToOffer(type, named.email, place, context)
  if (userId === null) return null
  await requireOffer({ userId, type, ...place, ...named }, context)
  return { id: null, ...named, roles: [roleCodes[userTypes[type]]], userType: { id: type } }
}

function assertType(type: UserTypeId, { actor }: Context) {
  if (!mayCreate(actor.roles, type)) throw forbidden('type_forbidden')
}

/** Everybody but exhibitors: a member of a fair, or one who runs it. */
export async function inviteToFair(type: UserTypeId, sent: NewPerson, context: Context): Promise<Invited> {
  assertType(type, context)
  if (type === userTypeId.superOrganizer) {
    const fair = sent.fair === undefined ? null : (await fairToRun(sent.fair, context)).id
    const person = await create(type, sent, { fair, isValidated: validationState.validated }, context)
    if (fair !== null)
      await sql`insert into super_organizer_fair (fair_id, app_user_id)
        values (${fair}, ${person.id})`.execute(context.db)
    return finishInvitation(person, fair, context)
  }
  const { id: fair } = await fairToRun(sent.fair, context)
  const offered = await offer(type, sent, { fair, firm: null, stand: null }, context)
  if (offered) return offered
  const person = await create(type, sent, { fair, isValidated: validationState.validated }, context)
  await takeIntoFair(person.id, type, fair, context)
  return finishInvitation(person, fair, context)
}

export const consumeInvitation = (firm: number, db: Kysely<Tables>, { services }: Context) =>
  services.limiter.within(db).consume(mailLimits.invitations, String(firm))

/**
 * Staff of a firm: of one stand, or where none is named of the whole firm; of a firm that is in other fairs too, of its
 * stands in the caller's.
 */
export async function inviteToFirm(
  type: StaffType,
  sent: NewStandPerson,
  context: Context,
): Promise<Invited> {
  assertType(type, context)
  const place = await placeOnStand(sent, context)
  await consumeInvitation(place.firm, context.db, context)
  const offered = await offer(type, sent, place, context)
  if (offered) return offered
  const isFirmAdmin = await isOfWholeFirm(type, place, context)
  const person = await create(type, sent, { ...place, isFirmAdmin }, context)
  await takeIntoFirm(person.id, type, place, isFirmAdmin, context)
  return finishInvitation(person, place.fair, context)
}

/** One call for every kind; a visitor where none is named that it makes. @throws 422 for what is no number of a kind */
export async function inviteAny(
  { userType, ...sent }: NewStandPerson & { userType?: unknown },
  context: Context,
): Promise<Invited> {
  const id = idOf(userType, 'user_types')
  if (userType !== undefined && id === null) throw invalid({ userType: 'not_in_list' })
  const type = invitedAs(id)
  if (type === userTypeId.exhibitor || type === userTypeId.standContact)
    return inviteToFirm(type, sent, context)
  const { stand: _stand, firm: _firm, ...person } = sent
  return inviteToFair(type, person, context)
}

/** Keeps its own transaction: the limit counts even when nothing is sent. @throws 409 for an account that is in use. */
export async function sendInvitationAgain(id: number, context: Context): Promise<void> {
  const { services } = context
  await reachRow(implementationOf('users'), id, 'R', context)
  await services.limiter.consume(toUnconfirmed.perDay, `invitation-${id}`)
  await services.database.transaction(async db => {
    const row = await maybeOne<{ isOpen: boolean; firm: number | null; fair: number | null }>(db)`
      select u.password_hash is null and not u.is_closed and u.is_validated <> ${validationState.refused}
        and not theirs.is_refused as "isOpen", u.firm_id as firm, theirs.fair
      from app_user u cross join lateral (
        select min(fair_id) filter (where is_validated <> ${validationState.refused}) as fair,
          coalesce(bool_and(is_validated = ${validationState.refused}), false) as is_refused
        from fair_user where user_id = u.id
          and fair_id in ${fairsWithin(context.actor, ['F', 'G', 'p'])}) theirs
      where u.id = ${id}`
    if (!row?.isOpen) throw conflict('conflict')
    if (row.firm !== null) await consumeInvitation(row.firm, db, context)
    await requireMail(db, services, invitationOf(id, row.fair))
    await auditUser('invite_again', id, { ...context, db }, {}, row.fair)
  })
}
