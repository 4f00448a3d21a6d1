import type { HttpContext } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { refreshSeconds } from './refresh-tokens.ts'

type Parts = Pick<HttpContext, 'request' | 'reply' | 'services'>

const path = '/api/token'
/** What stands in the answer where the token itself is in the cookie. */
export const inCookie = 'cookie'

export const isSecure = ({ services }: Parts) => services.settings.PUBLIC_URL.startsWith('https:')
const nameOf = (parts: Parts) => (isSecure(parts) ? '__Secure-rt' : 'rt')

/** Our own pages ask for it; other clients get the token in the answer. */
export const wantsCookie = ({ request }: Parts) => request.headers['x-auth-mode'] === 'cookie'

/** @throws 403 for a request that another site has made the browser send. */
export function assertOwnOrigin({ request, services }: Parts) {
  const { origin } = request.headers
  if (!origin) return
  const own = new Set([
    new URL(services.settings.PUBLIC_URL).origin,
    ...(services.settings.production ? [] : [`http://${request.headers.host}`]),
  ])
  if (!own.has(origin)) throw forbidden('foreign_origin')
}

export function keepInCookie(parts: Parts, token: string) {
  parts.reply.setCookie(nameOf(parts), token, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(parts),
    maxAge: refreshSeconds,
  })
}

export const dropCookie = (parts: Parts) =>
  parts.reply.clearCookie(nameOf(parts), {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(parts),
  })

/** The token of the body, else of the cookie, which only our own pages may use. */
export function presentedToken(parts: Parts, sent: string | undefined): string | null {
  if (sent && sent !== inCookie) return sent
  const token = parts.request.cookies[nameOf(parts)] ?? null
  if (token) assertOwnOrigin(parts)
  return token
}
