import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Tokens } from './session.ts'

/** Stands behind `?` of /callback where there was no way to the provider. */
export const unreachable = 'unreachable'

const tag = 'Authentication'

/** Path of our own that somebody was on the way to. */
const next = Type.Optional(Type.String({ maxLength: 500 }))

export const startSignOn = defineEndpoint({
  method: 'GET',
  path: '/oidc/start',
  tag,
  summary: 'Lead to the provider of single sign-on, which leads back to /callback',
  allow: 'anyone',
  query: Type.Object({
    next,
    /** Slug of the fair that somebody new registers for. */
    salon: Type.Optional(Type.String({ maxLength: 61 })),
  }),
  status: 303,
})

const SignedOn = Type.Object({
  ...Tokens.properties,
  /** Where to go on; null: wherever somebody like them begins. */
  next: Type.Union([Type.String(), Type.Null()]),
})

export const finishSignOn = defineEndpoint({
  method: 'POST',
  path: '/oidc/finish',
  tag,
  summary: 'Log in by what the provider of single sign-on has answered to this browser',
  audit: 'changes',
  allow: 'anyone',
  body: Type.Object({
    /** What stands behind `?` of the address that the provider led back to. */
    query: Type.String({ maxLength: 8000 }),
  }),
  response: SignedOn,
})

export const linkSignOn = defineEndpoint({
  method: 'POST',
  path: '/oidc/link',
  tag,
  summary: 'Log in with the password once, so that single sign-on opens this account from then on',
  audit: 'always',
  allow: 'anyone',
  body: Type.Object({
    password: Type.String({ maxLength: 128 }),
    g_recaptcha_response: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  response: SignedOn,
})

export const ownSignOns = defineEndpoint({
  method: 'GET',
  path: '/user/sign-ons',
  tag,
  summary: 'Which providers of single sign-on open this account',
  allow: 'members',
  response: Type.Array(
    Type.Object({ id: Id, name: Type.String(), createdAt: Type.String(), lastUsedAt: Type.String() }),
  ),
})

export const removeSignOn = defineEndpoint({
  method: 'DELETE',
  path: '/user/sign-ons/{id}',
  tag,
  summary: 'Have a provider open this account no more',
  audit: 'always',
  allow: 'members',
  params: Type.Object({ id: Id }),
})
