import { type Static, Type } from 'typebox'
import { defineEndpoint, type KeyScope, keyScopes } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant, Line } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Keys for integrations'
/** Of a fair who runs it, of a firm who administers it. */
const allow = [...runners, 'firmAdmin'] as const
/** Days that a key is good at most. */
export const longestKey = 365

const IntegrationKey = Type.Object({
  id: Id,
  name: Type.String(),
  scope: Type.Enum([...keyScopes]),
  /** Its last four characters. */
  hint: Type.String(),
  createdBy: Type.String(),
  createdAt: Instant(),
  expiresAt: Instant(),
  lastUsedAt: Type.Union([Instant(), Type.Null()]),
  isExpired: Type.Boolean(),
})
export type IntegrationKey = Static<typeof IntegrationKey>
export type { KeyScope }

export const integrationKeys = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/integration_keys',
  tag,
  summary: 'The keys of a fair, or those of a firm in it, that have not been revoked',
  allow,
  params: Type.Object({ id: Id }),
  query: Type.Object({ firm: Type.Optional(Id) }),
  response: Type.Array(IntegrationKey),
})

export const createIntegrationKey = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/integration_keys',
  tag,
  summary:
    'Make a key, told here and never again: sent as `Authorization: Bearer …` it makes the calls of its scope in this fair. Of a firm it is one for its `leads`, of the fair for any other scope',
  audit: 'always',
  allow,
  params: Type.Object({ id: Id }),
  body: Type.Object(
    { name: Line(80), scope: Type.Enum([...keyScopes]), expiresOn: Day(), firm: Type.Optional(Id) },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: Id, key: Type.String() }),
  status: 201,
})

export const revokeIntegrationKey = defineEndpoint({
  method: 'DELETE',
  path: '/fairs/{id}/integration_keys/{key}',
  tag,
  summary: 'Revoke a key: from now on it is good for nothing',
  audit: 'always',
  allow,
  params: Type.Object({ id: Id, key: Id }),
})

/** Seconds in which a key that was revoked can be given back. */
export const secondsToRestoreKey = 60

export const restoreIntegrationKey = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/integration_keys/{key}/restore',
  tag,
  summary: `Take back that a key was revoked, within ${secondsToRestoreKey} seconds`,
  audit: 'always',
  allow,
  params: Type.Object({ id: Id, key: Id }),
})
