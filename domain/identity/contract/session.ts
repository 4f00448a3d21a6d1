import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id } from '#platform/contract/fields.ts'
import type { Role } from '#platform/contract/roles.ts'

/** Who is logged in: what every page needs to know of them. */
export const SessionUser = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** Role codes: `ROLE_VISITOR` … */
  roles: Type.Array(Type.String()),
  /** Policy names of everything the person may act as: `visitor`, `firmAdmin` … */
  audiences: Type.Array(Type.Unsafe<Role>(Type.String())),
  /** What the person is called: as `audiences`, an exhibitor with what they are in their firm. Keys of the words of roles. */
  labels: Type.Array(Type.String()),
  isValidated: Type.Integer(),
  userType: Type.Object({ id: Id, name: Type.Union([Type.String(), Type.Null()]) }),
  firm: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()]),
  /** Stands that the person may configure. */
  standIds: Type.Array(Id),
  /** How they are drawn without a picture. */
  look: Type.Record(Type.String(), Type.Unknown()),
  picture: Type.Union([
    Type.Object({ id: Id, thumbnailPath: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
  jobProfile: Type.Union([Type.Object({ id: Id }), Type.Null()]),
  /** Fairs that the person belongs to, with the state of their validation there. */
  fairUsers: Type.Array(Type.Object({ id: Id, fair: Type.Object({ id: Id }), isValidated: Type.Integer() })),
  /** Fairs that the person runs as an organizer. */
  organizes: Type.Array(Id),
  locale: Type.String(),
})

export type SessionUser = Static<typeof SessionUser>

/** What whoever comes in is given. */
export const Tokens = Type.Object({
  token: Type.String(),
  refresh_token: Type.String(),
  user: SessionUser,
})

export type Tokens = Static<typeof Tokens>

const tag = 'Authentication'

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  tag,
  summary: 'Log in',
  audit: 'never', // a session is a record of its own
  allow: 'anyone',
  body: Type.Object({
    email: Email(),
    password: Type.String({ maxLength: 128 }),
    g_recaptcha_response: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  response: Tokens,
})

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/token/refresh',
  tag,
  summary: 'Replace a refresh token and get an access token',
  audit: 'never', // a session is a record of its own
  allow: 'anyone',
  body: Type.Object({ refresh_token: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: Tokens,
})

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  tag,
  summary: 'End the session',
  audit: 'never', // a session is a record of its own
  allow: 'anyone',
  body: Type.Object({ refresh_token: Type.Optional(Type.String({ maxLength: 200 })) }),
})

export const userDetail = defineEndpoint({
  method: 'GET',
  path: '/user/detail',
  tag,
  summary: 'Who is logged in',
  allow: 'members',
  response: SessionUser,
})

export const sessions = defineEndpoint({
  method: 'GET',
  path: '/user/sessions',
  tag,
  summary: 'Where this person is logged in',
  allow: 'members',
  response: Type.Array(
    Type.Object({
      id: Type.String(),
      createdAt: Type.String(),
      lastUsedAt: Type.String(),
      ip: Type.Union([Type.String(), Type.Null()]),
      userAgent: Type.Union([Type.String(), Type.Null()]),
      isCurrent: Type.Boolean(),
    }),
  ),
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  tag,
  summary: 'Log out elsewhere',
  audit: 'never', // a session is a record of its own
  allow: 'members',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
})
