import * as client from 'openid-client'
import { Value } from 'typebox/value'
import { Email } from '#platform/contract/fields.ts'
import { replaceControls } from '#platform/contract/text.ts'
import { isAddressLike } from '#platform/contract/web-address.ts'
import type { Context } from '#platform/server/context.ts'
import { cleaned } from '#platform/server/plain-text.ts'
import type { AuthRequest } from './auth-state.ts'
import { expired } from './failures.ts'
import { providerOf, returnAddress } from './provider.ts'

type Claims = Record<string, unknown>

/** Whom the provider has vouched for. */
export type KnownClaims = {
  issuer: string
  subject: string
  /** Null where the provider does not say that it is theirs. */
  email: string | null
  firstName: string
  lastName: string
}

const text = (value: unknown) => (typeof value === 'string' ? cleaned.text(replaceControls(value)) : '')
/** Some providers give an address for a name. */
const name = (value: unknown) => {
  const called = text(value).slice(0, 80)
  return isAddressLike(called) ? '' : called
}

/** First and last name, as the provider has them; else out of the whole name, else out of the address. */
export function namesIn(claims: Claims): { firstName: string; lastName: string } {
  const local = text(claims.email).split('@')[0] ?? ''
  const [first = '', ...others] = (name(claims.name) || local.replace(/[._-]+/g, ' ')).split(/\s+/)
  const firstName = name(claims.given_name) || name(first) || '?'
  return { firstName, lastName: name(claims.family_name) || name(others.join(' ')) || firstName }
}

const emailSchema = Email()

/** An address that the provider says is theirs, in a form that we would take from them too. */
function emailIn({ email, email_verified: verified }: Claims): string | null {
  // Some providers write it as a word.
  const isTheirs = verified === true || verified === 'true'
  return isTheirs && Value.Check(emailSchema, email) ? email : null
}

/** Checks what came back against what was asked, gets the ID token for it and reads it. @throws what the library throws */
export async function readCallback(
  query: string,
  authRequest: AuthRequest,
  { services }: Context,
): Promise<KnownClaims> {
  const provider = await providerOf(services)
  const callback = new URL(returnAddress(services))
  callback.search = query
  // Another request of this browser has begun since, or it is not this browser's.
  if (callback.searchParams.get('state') !== authRequest.state) throw expired()
  const tokens = await client.authorizationCodeGrant(provider, callback, {
    pkceCodeVerifier: authRequest.verifier,
    expectedState: authRequest.state,
    expectedNonce: authRequest.nonce,
    idTokenExpected: true,
  })
  const own: Claims & { iss: string; sub: string } = tokens.claims() ?? { iss: '', sub: '' }
  const more: Claims =
    own.email || !provider.serverMetadata().userinfo_endpoint
      ? {}
      : await client.fetchUserInfo(provider, tokens.access_token, own.sub)
  const claims: Claims = { ...own, ...more }
  return {
    issuer: own.iss,
    subject: own.sub,
    email: emailIn(claims),
    ...namesIn(claims),
  }
}
