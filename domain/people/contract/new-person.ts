import { type Static, Type } from 'typebox'
import { Chosen, ChosenFair } from '#domain/fairs/contract/chosen.ts'
import { Addresses, MeetingAddresses } from '#domain/identity/contract/addresses.ts'
import { profileFields } from '#domain/identity/contract/profile.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Nullable } from '#platform/contract/fields.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Users'
const closed = { additionalProperties: false }

const person = {
  ...profileFields,
  email: Type.Optional(Email()),
  picture: Type.Optional(Nullable(Chosen)),
  socialLinks: Type.Optional(Addresses),
  meetingLinks: Type.Optional(MeetingAddresses),
  /** Language of the invitation. */
  locale: Type.Optional(Type.Enum(['fr', 'en', 'nl', 'de', 'es', 'it'])),
}
const inFair = { ...person, fair: Type.Optional(ChosenFair) }
const withStand = {
  ...inFair,
  stand: Type.Optional(Type.Union([Chosen, Type.Null()])),
  firm: Type.Optional(Type.Union([Chosen, Type.Null()])),
}

const Invited = Type.Object({
  /** null: the address has an account, whose owner is asked first. */
  id: Type.Union([Id, Type.Null()]),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  roles: Type.Array(Type.String()),
  userType: Type.Object({ id: Id }),
})

const Person = Type.Object(inFair, closed)
export type NewPerson = Static<typeof Person>

const StandPerson = Type.Object(withStand, closed)
export type NewStandPerson = Static<typeof StandPerson>

const AnyPerson = Type.Object({ ...withStand, userType: Type.Optional(Chosen) }, closed)

/** Whoever is invited gets a mail with a link to choose a password; whoever has an account, one by which they accept. */
const invite = <B extends typeof Person | typeof StandPerson | typeof AnyPerson>(
  path: string,
  summary: string,
  allow: readonly Role[],
  body: B,
) =>
  defineEndpoint({
    method: 'POST',
    audit: 'always',
    path,
    tag,
    summary,
    allow,
    body,
    response: Invited,
    status: 201,
  })

export const inviteUser = invite(
  '/users',
  'Invite somebody: 3 an organizer, 5 a stand admin, 6 a stand contact, 4 and 8 to 10 what they are called, any other a visitor',
  [...runners, 'firmAdmin'],
  AnyPerson,
)
export const inviteSuperOrganizer = invite(
  '/users/super-organizer',
  'Invite a super organizer',
  ['superAdmin'],
  Person,
)
export const inviteOrganizer = invite('/users/organizer', 'Invite an organizer of a fair', runners, Person)
export const inviteVisitor = invite('/visitors/create', 'Invite a visitor to a fair', runners, Person)
export const inviteStandAdmin = invite(
  '/exhibitors/stand-admin',
  'Invite an administrator of a stand, or of a whole firm',
  [...runners, 'firmAdmin'],
  StandPerson,
)
export const inviteStandContact = invite(
  '/exhibitors/stand-contact',
  'Invite a contact of a stand',
  [...runners, 'firmAdmin'],
  StandPerson,
)

export const inviteAgain = defineEndpoint({
  method: 'POST',
  path: '/users/{id}/invitation',
  tag,
  summary: 'Send the invitation again to somebody who has not chosen a password yet',
  audit: 'always',
  allow: [...runners, 'firmAdmin'],
  params: Type.Object({ id: Id }),
})
