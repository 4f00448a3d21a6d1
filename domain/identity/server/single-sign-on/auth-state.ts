import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { keyFor } from '../sessions/access-token.ts'
import { isSecure } from '../sessions/session-cookie.ts'

/** Seconds that somebody has to log in there and come back. */
const lifetime = 600
const path = '/api/oidc'

/** On the way to the provider: what its answer is held against, and where the person was going. */
export type AuthRequest = {
  state: string
  nonce: string
  verifier: string
  next: string | null
  salon: string | null
}
/** Back from it, at an account that asks for its password first. */
export type Waiting = {
  issuer: string
  subject: string
  email: string
  userId: number
  next: string | null
}
type Kinds = { start: AuthRequest; link: Waiting }

const nameOf = (kind: keyof Kinds, context: HttpContext) =>
  `${isSecure(context) ? '__Secure-' : ''}sso-${kind}`

const options = (context: HttpContext) =>
  ({ path, httpOnly: true, sameSite: 'lax', secure: isSecure(context) }) as const

const keyOf = ({ services }: Context) => keyFor(services.settings.APP_SECRET, 'single-sign-on')

/** Keeps something with this browser alone, which cannot read it and cannot keep it for long. */
export async function saveState<K extends keyof Kinds>(
  kind: K,
  what: Kinds[K],
  context: HttpContext,
): Promise<void> {
  const issued = Math.floor(context.services.now().getTime() / 1000)
  const sealed = await new EncryptJWT({ what })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(kind)
    .setExpirationTime(issued + lifetime)
    .encrypt(keyOf(context))
  context.reply.setCookie(nameOf(kind, context), sealed, { ...options(context), maxAge: lifetime })
}

/** What this browser was given for that, unless it is too late. */
export async function readState<K extends keyof Kinds>(
  kind: K,
  context: HttpContext,
): Promise<Kinds[K] | null> {
  const sealed = context.request.cookies[nameOf(kind, context)]
  if (!sealed) return null
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(context), {
      audience: kind,
      currentDate: context.services.now(),
      requiredClaims: ['exp'],
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return payload.what as Kinds[K]
  } catch {
    return null
  }
}

export const clearState = (kind: keyof Kinds, context: HttpContext) =>
  context.reply.clearCookie(nameOf(kind, context), options(context))

/** Of two who bring the same answer, one gets in. */
export async function isFirst({ state }: AuthRequest, { services }: Context): Promise<boolean> {
  return (await services.limiter.hit({ name: 'sso-state', max: 1, seconds: lifetime }, state)).allowed
}
