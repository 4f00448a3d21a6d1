import { sql } from 'kysely'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import type { SessionUser, Tokens } from '../../contract/session.ts'
import { accessTokens } from './access-token.ts'
import { openSession } from './refresh-tokens.ts'
import { inCookie, keepInCookie, wantsCookie } from './session-cookie.ts'
import { sessionUser } from './session-user.ts'

/** Of one address, whomever it tried to be: many more than of one account, since a whole hall may come from one. */
const byAddress = ({ services }: Context) => ({
  name: 'login-ip',
  max: services.settings.LOGIN_FAILURES_PER_ADDRESS,
  seconds: 1800,
})

export const tooMany = (retryAfter: number) => new Refusal(429, 'too_many_requests', { retryAfter })

export const wrong = () => new Refusal(401, 'credentials')

/** Counts a try as a failure before it is made, so that many at once are many. @throws 429 where too much has failed from one address. */
export async function assertSourceNotThrottled(context: HttpContext) {
  await context.services.limiter.consume(byAddress(context), sourceOf(context.request.ip))
}

/** For a try that was no failure. */
export const giveBack = (context: HttpContext) =>
  context.services.limiter.release(byAddress(context), sourceOf(context.request.ip))

export type LoginAccount = {
  id: number
  isDisabled: boolean
  isLeaving: boolean
  isConfirmed: boolean
  /** Changes with the address, the password and whatever closes the account. */
  proofVersion: string
}

const proofVersion = sql`md5(jsonb_build_array(u.auth_version, lower(u.email), u.password_hash,
  u.is_closed)::text)`

/** Of `app_user u`. */
export const accountState = sql`u.id, ${proofVersion} as "proofVersion", u.is_disabled as "isDisabled",
  u.erase_at is not null as "isLeaving", u.email_confirmed_at is not null as "isConfirmed"`

/** Of whoever has proved who they are, by whatever means. @throws 401 for a locked account, 403 for one that is closed or not open yet */
export function assertAccountActive(account: LoginAccount) {
  if (account.isDisabled) throw wrong()
  if (account.isLeaving) throw new Refusal(403, 'account_leaving')
  if (!account.isConfirmed) throw new Refusal(403, 'email_unconfirmed')
}

/**
 * Opens a session for somebody who has proved who they are, together with what else is written then.
 * @throws 401 where the account has changed since the proof was checked: it would outlive what ended it
 */
export async function startSession(
  { id: userId, proofVersion: proved }: LoginAccount,
  context: HttpContext,
  also?: (db: Context['db']) => Promise<void>,
): Promise<Tokens> {
  const { services, request, locale } = context
  const opened = await services.database.transaction(async db => {
    const rows = await many(db)`
      update app_user u set last_login_at = now() where u.id = ${userId} and ${proofVersion} = ${proved}
        returning 1`
    if (!rows.length) throw wrong()
    await also?.(db)
    const session = await openSession(db, userId, {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
    })
    return { ...session, person: await sessionUser(db, userId, locale) }
  })
  if (!opened.person) throw wrong()
  return issueTokens(context, opened.token, opened.sessionId, opened.person)
}

/** A new access token, with the refresh token where the client keeps it. */
export async function issueTokens(
  context: HttpContext,
  refresh: string,
  sessionId: string,
  { user, authVersion }: { user: SessionUser; authVersion: number },
): Promise<Tokens> {
  const { settings, now } = context.services
  const sign = accessTokens.signer(settings.APP_SECRET, now)
  const token = await sign({ userId: user.id, sessionId, authVersion })
  if (wantsCookie(context)) keepInCookie(context, refresh)
  return { token, refresh_token: wantsCookie(context) ? inCookie : refresh, user }
}
