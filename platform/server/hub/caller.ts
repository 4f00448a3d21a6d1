import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { forbidden, Refusal, unauthorized } from '../refusal.ts'
import { metadataPath } from './hub-path.ts'
import type { Grants } from './hub-tokens.ts'

/** Who a token of the platform stands for, until when (milliseconds since 1970), and what their rights rest upon. */
export type Authenticated = { actor: Actor; expires: number; fingerprint: string }

/** Reads a token that the platform has given to one of its people; null for any other. */
export type Authenticate = (token: string) => Promise<Authenticated | null>

/** Who calls the hub: whoever a publisher sends, somebody of the platform, or a stranger. */
export type HubCaller =
  | { kind: 'client'; grants: Grants }
  | ({ kind: 'person' } & Authenticated)
  | { kind: 'stranger' }

/** What the browser sends by itself, where a page cannot set headers. */
export const hubCookie = '__Secure-mercure_access_token'

type Exchange = { request: FastifyRequest; reply: FastifyReply; publicUrl: string }

const codes = { 400: 'invalid_request', 401: 'invalid_token', 403: 'insufficient_scope' } as const
const refusals = { 400: () => new Refusal(400, 'malformed'), 401: unauthorized, 403: forbidden }

/** A refusal in the words of bearer tokens (RFC 6750). Without a token it says no more than that one is needed. */
export function refuseToken(
  { reply, publicUrl }: Omit<Exchange, 'request'>,
  status: keyof typeof codes | 'missing',
  detail?: string,
): Refusal {
  const error = status === 'missing' ? '' : `error="${codes[status]}", `
  const metadata = new URL(metadataPath, publicUrl).href
  reply.header('www-authenticate', `Bearer ${error}resource_metadata="${metadata}"`)
  const refusal = refusals[status === 'missing' ? 401 : status]()
  return detail ? new Refusal(refusal.status, refusal.messageCode, { detail }) : refusal
}

/** The token of the header, else of the cookie. @throws 400 for a header that holds none */
export function bearerOrCookie(exchange: Exchange): { token: string; isCookie: boolean } | null {
  const { authorization } = exchange.request.headers
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) {
    const token = authorization === undefined ? exchange.request.cookies[hubCookie] : undefined
    return token ? { token, isCookie: true } : null
  }
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
  if (!token) throw refuseToken(exchange, 400)
  return { token, isCookie: false }
}

/** @throws 401 for a token that is none of ours: never silently a stranger */
export async function readCaller(
  exchange: Exchange,
  authenticate: Authenticate,
  readGrants: (token: string) => Promise<Grants | null>,
): Promise<HubCaller> {
  const presented = bearerOrCookie(exchange)
  if (!presented) return { kind: 'stranger' }
  const person = await authenticate(presented.token)
  if (person) return { kind: 'person', ...person }
  const grants = await readGrants(presented.token)
  if (!grants) throw refuseToken(exchange, 401)
  return { kind: 'client', grants }
}

/** A browser sends its cookie wherever a page sends it: only our own pages, and those let in, may make it write. @throws 403 */
export function assertOwnPage({ request, publicUrl }: Exchange, allowed: readonly string[]) {
  if (request.headers.authorization !== undefined || !request.cookies[hubCookie]) return
  const { origin, referer = '' } = request.headers
  const source = origin ?? (URL.canParse(referer) ? new URL(referer).origin : '')
  if (![new URL(publicUrl).origin, ...allowed].includes(source)) throw forbidden('foreign_origin')
}
