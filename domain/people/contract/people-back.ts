import { type Static, Type } from 'typebox'
import { Decided, decisionOn } from '#domain/identity/contract/decide-found.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { asTable } from '#platform/contract/table-format.ts'

const tag = 'Users'
const text = Type.Union([Type.String(), Type.Null()])
const Validation = Type.Integer({ minimum: 0, maximum: 2 })
const fair = { fair: Type.Optional(Type.String({ maxLength: 80 })) }
const NamedFair = Type.Object({ id: Id, homepage: Type.String(), name: text })

/** imported: never written to; invited: no password chosen yet; unconfirmed: the address is still to be confirmed; leaving: asked to be erased. */
export const accountStates = ['active', 'imported', 'invited', 'unconfirmed', 'leaving', 'disabled'] as const
export type AccountState = (typeof accountStates)[number]

/** Somebody as those see them who run a fair of theirs. */
export const PersonRow = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  userType: Type.Object({ id: Id, name: text }),
  firm: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()]),
  picture: text,
  /** How they are drawn without a picture. */
  look: Type.Record(Type.String(), Type.Unknown()),
  account: Type.Enum([...accountStates]),
  /** Fairs that the person belongs to, among those of the reader. */
  memberships: Type.Array(Type.Object({ id: Id, fair: NamedFair, isValidated: Validation })),
  /** Fairs that the person runs, among those of the reader. */
  organizes: Type.Array(NamedFair),
  /** A super organizer who is held to these fairs, be they none. */
  isHeld: Type.Boolean(),
  createdAt: Type.String(),
  lastLoginAt: text,
})
export type PersonRow = Static<typeof PersonRow>

const Person = Type.Object({
  ...PersonRow.properties,
  /** In, or running, a fair that is not the reader’s: the profile is for the person alone to change. */
  isShared: Type.Boolean(),
})
export type Person = Static<typeof Person>

export const peopleOrders = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'lastLoginAt',
  '-lastLoginAt',
] as const

/** What the list of people is narrowed by, within a fair. */
export const peopleFilters = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  userType: Type.Optional(Id),
  isValidated: Type.Optional(Validation),
  account: Type.Optional(Type.Enum([...accountStates])),
  /** Of the members of these fairs those who are there: on a booth now, or active within half an hour. */
  isPresent: Type.Optional(Type.Boolean()),
  /** Whether they belong to one of these fairs, or only run one. */
  isMember: Type.Optional(Type.Boolean()),
}
const filters = { ...fair, ...peopleFilters }
const asked = Type.Object({
  ...filters,
  order: Type.Optional(Type.Enum([...peopleOrders])),
})

export const backPeople = defineEndpoint({
  method: 'GET',
  path: '/users/back/list',
  tag,
  summary: 'People of the fairs that one runs, found by name or address',
  allow: runners,
  form: 'list',
  query: asked,
  response: Type.Array(PersonRow),
})

export const validateFound = defineEndpoint({
  method: 'POST',
  path: '/users/back/list/validate',
  tag,
  summary: 'Validate or refuse all people whom that list finds; each is told by mail',
  audit: 'changes',
  allow: runners,
  body: decisionOn(filters),
  response: Decided,
})

export const inviteFound = defineEndpoint({
  method: 'POST',
  path: '/users/back/list/invite',
  tag,
  summary: 'Invite, of the people whom that list finds, all or some who have not chosen a password yet',
  audit: 'changes',
  allow: runners,
  body: Type.Object(
    {
      found: Type.Object(filters, { additionalProperties: false }),
      /** Some of them; without it all, and then `count` is how many the caller was shown. */
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
      count: Type.Integer({ minimum: 1 }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    invited: Type.Integer(),
    passedOver: Type.Object({
      /** They have a password, or the account is closed. */
      active: Type.Integer(),
      /** The platform or each of these fairs has refused them. */
      refused: Type.Integer(),
      /** They have been sent as many invitations as may be for now. */
      limited: Type.Integer(),
    }),
  }),
})

/** Who took whose data with them is written down. */
export const exportPeople = defineEndpoint({
  method: 'GET',
  path: '/users/back/export',
  tag,
  summary: 'The same people as a CSV file or a workbook',
  audit: 'always',
  allow: runners,
  keys: ['export'],
  form: 'file',
  query: Type.Object({ ...asked.properties, ...asTable }),
})

export const backPeopleState = defineEndpoint({
  method: 'GET',
  path: '/users/back/list/config',
  tag,
  summary: 'How many people of these fairs are waiting, validated or refused',
  allow: runners,
  query: Type.Object(fair),
  response: Type.Object({
    total: Type.Integer(),
    byValidation: Type.Array(Type.Integer()),
    /** Who belongs to none of these fairs: mostly who runs one. */
    others: Type.Integer(),
  }),
})

export const backPerson = defineEndpoint({
  method: 'GET',
  path: '/users/back/{id}',
  tag,
  summary: 'Somebody of the fairs that one runs',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Person,
})

/** Where a stand admin or a contact may work. */
export const StaffPlace = Type.Object({
  id: Id,
  name: Type.String(),
  stands: Type.Array(Type.Object({ id: Id, label: text })),
})
export type StaffPlace = Static<typeof StaffPlace>

export const staffPlaces = defineEndpoint({
  method: 'GET',
  path: '/users/back/places',
  tag,
  summary: 'Firms of a fair with their stands, to choose where somebody is to work',
  allow: runners,
  query: Type.Object({ fair: Id, search: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: Type.Array(StaffPlace),
})
