import { hkdfSync, webcrypto } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

export const accessSeconds = 1800
const leeway = 30
const issuer = 'verriere'
const type = 'at+jwt'
/** Tokens whose signature need not be worked out again. */
const mostVerified = 10_000

/** A key of its own for one purpose, so that a token of one kind is worthless as another. */
export const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'verriere', purpose, 32))

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

export type AccessClaims = { userId: number; sessionId: string; authVersion: number }
/** `expires`: seconds since 1970. */
export type Verified = { claims: AccessClaims; expires: number }

const signerOf =
  (key: Uint8Array, audience: string, now: () => Date) =>
  ({ userId, sessionId, authVersion }: AccessClaims): Promise<string> => {
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT({ sid: sessionId, av: authVersion })
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setSubject(String(userId))
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + accessSeconds)
      .sign(key)
  }

/** Bytes would be made a key anew for each token, which takes longer than all the rest. */
const importedKey = (key: Uint8Array) =>
  webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])

/** Whether it says of itself that it is one of these: of another kind no signature is worked out. @throws where it is no token */
const isMeant = (token: string, audience: string) => {
  const { iss, aud } = decodeJwt(token)
  return iss === issuer && aud === audience
}

/** Says the claims of a token that is ours and alive, else null. */
export type VerifyToken = (token: string) => Promise<Verified | null>

/** To be made once: it keeps what it has verified. */
function verifierOf(key: Uint8Array, audience: string, now: () => Date): VerifyToken {
  const verified = new LRUCache<string, Verified>({ max: mostVerified })
  const imported = importedKey(key)
  const verify = async (token: string): Promise<Verified | null> => {
    if (!isMeant(token, audience)) return null
    const { payload } = await jwtVerify(token, await imported, {
      algorithms: ['HS256'],
      typ: type,
      issuer,
      audience,
      clockTolerance: leeway,
      requiredClaims: ['sub', 'exp', 'iat', 'sid', 'av'],
      currentDate: now(),
    })
    const userId = Number(payload.sub)
    if (!Number.isInteger(userId) || !isUuid(payload.sid) || typeof payload.av !== 'number') return null
    const claims = { userId, sessionId: payload.sid, authVersion: payload.av }
    const one = { claims, expires: Number(payload.exp) }
    verified.set(token, one)
    return one
  }
  return async token => {
    const one = verified.get(token) ?? (await verify(token).catch(() => null))
    const isAlive = one && one.expires > Math.floor(now().getTime() / 1000) - leeway
    return isAlive ? one : null
  }
}

/** Tokens of one kind: each has a key of its own. */
const kind = (purpose: string, audience: string) => ({
  signer: (secret: string, now: () => Date) => signerOf(keyFor(secret, purpose), audience, now),
  verifier: (secret: string, now: () => Date) => verifierOf(keyFor(secret, purpose), audience, now),
})

/** Says who and which session; never what they may do: that is read from the database at each request. */
export const accessTokens = kind('access-token', 'api')

/** Says the same to the hub alone: whoever finds one hears what its person hears, and does nothing in their name. */
export const notificationTokens = kind('notification-token', 'hub')
