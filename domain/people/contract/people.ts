import { type Static, Type } from 'typebox'
import { PersonCard, StoredLook } from '#domain/identity/contract/business-card.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import type { Role } from '#platform/contract/roles.ts'

const tag = 'Users'
const text = Type.Union([Type.String(), Type.Null()])

const paging = {
  fair: Type.Optional(Type.String({ maxLength: 80 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
}

export const speakers = defineEndpoint({
  method: 'GET',
  path: '/users/speakers',
  tag,
  summary: 'Speakers or moderators of the fairs that one may walk through',
  allow: 'anyone',
  form: 'list',
  query: Type.Object({
    ...paging,
    roles: Type.Optional(Type.Enum(['ROLE_SPEAKER', 'ROLE_MODERATOR'])),
  }),
  response: Type.Array(PersonCard),
})

export const frontPeople = defineEndpoint({
  method: 'GET',
  path: '/users/front/list/{page}',
  tag,
  summary: 'People to meet: exhibitors, speakers and organizers of one’s fairs',
  allow: 'members',
  form: 'list',
  params: Type.Object({ page: Type.Integer({ minimum: 1, maximum: 100000 }) }),
  query: Type.Object({
    ...paging,
    roles: Type.Optional(
      Type.Enum(['ROLE_EXHIBITOR', 'ROLE_SPEAKER', 'ROLE_MODERATOR', 'ROLE_ORGANIZER', 'ROLE_PRESS']),
    ),
  }),
  response: Type.Array(PersonCard),
})

export const frontPeopleConfig = defineEndpoint({
  method: 'GET',
  path: '/users/front/list/config',
  tag,
  summary: 'What the list of people can be narrowed by',
  allow: 'members',
  query: Type.Object({ fair: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: Type.Object({ roles: Type.Array(Type.String()), itemsPerPage: Type.Integer() }),
})

const StaffRow = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  look: StoredLook,
  picture: text,
  roles: Type.Array(Type.String()),
  userType: Type.Object({ id: Id }),
  isValidated: Type.Integer(),
  isDisabled: Type.Boolean(),
  createdAt: Type.String(),
  lastLoginAt: text,
  /** Fairs that the person runs. */
  fairs: Type.Array(Type.Object({ id: Id, homepage: Type.String() })),
  /** A super organizer who is held to these fairs, be they none. */
  isHeld: Type.Boolean(),
})
export type StaffRow = Static<typeof StaffRow>

const staff = (path: string, summary: string, allow: readonly Role[]) =>
  defineEndpoint({
    method: 'GET',
    path,
    tag,
    summary,
    allow,
    form: 'list',
    query: Type.Object(paging),
    response: Type.Array(StaffRow),
  })

export const organizers = staff('/users/organizers', 'Organizers of the fairs that one runs', [
  'superAdmin',
  'superOrganizer',
  'organizer',
])
export const admins = staff('/users/admins', 'Super admins', ['superAdmin'])
export const superOrganizers = staff('/users/super-organizers', 'Super organizers', ['superAdmin'])
