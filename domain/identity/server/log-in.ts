import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { DiskFull } from '#platform/server/database/problems.ts'
import { Refusal, unauthorized } from '#platform/server/refusal.ts'
import type { SessionUser } from '../contract/session.ts'
import { accessTokens } from './access-token.ts'
import { demandCaptcha } from './demand-captcha.ts'
import { checkPassword, hashPassword, needsRehash } from './passwords.ts'
import { endSession, openSession, rotate, unreplaced } from './refresh-tokens.ts'
import {
  demandOwnOrigin,
  dropCookie,
  inCookie,
  keepInCookie,
  presentedToken,
  wantsCookie,
} from './session-cookie.ts'
import { sessionUser } from './session-user.ts'

/** The sixth failure within half an hour waits, whoever tries; so does the thirtieth of one address. */
const byAccount = { name: 'login', max: 5, seconds: 1800 }
const byAddress = { name: 'login-ip', max: 30, seconds: 1800 }

type Tokens = { token: string; refresh_token: string; user: SessionUser }
type Credentials = { email: string; password: string; g_recaptcha_response?: string }

const wrong = () => new Refusal(401, 'credentials')

const tooMany = (retryAfter: number) => new Refusal(429, 'too_many_requests', { retryAfter })

/** Counts the try before it is made: a hundred guesses at once are a hundred guesses. Success gives it back. */
async function demandAttempt({ services: { limiter }, request }: Context, account: string) {
  const source = await limiter.used(byAddress, request.ip)
  if (!source.allowed) throw tooMany(source.retryAfter)
  const tried = await limiter.hit(byAccount, account)
  if (!tried.allowed) throw tooMany(tried.retryAfter)
}

/** Keeps its own transactions: a password is hashed for 20 ms, and nothing else should wait for it. */
export async function logIn(
  { email, password, g_recaptcha_response }: Credentials,
  context: Context,
): Promise<Tokens> {
  const { services, request, locale } = context
  const account = email.trim().normalize('NFC').toLowerCase()
  if (wantsCookie(context)) demandOwnOrigin(context)
  await demandCaptcha(context, g_recaptcha_response, 'open')
  await demandAttempt(context, account)
  const { rows } = await sql<{
    id: number
    hash: string | null
    isDisabled: boolean
    isLeaving: boolean
    isConfirmed: boolean
  }>`
    select id, password_hash as hash, is_disabled as "isDisabled", erase_at is not null as "isLeaving", email_confirmed_at is not null as "isConfirmed" from app_user where lower(email) = ${account}`.execute(
    services.database.kysely,
  )
  const known = rows[0]
  const matches = await checkPassword(password, known?.hash ?? null)
  if (!known || !matches || (known.isDisabled && !known.isLeaving)) {
    await services.limiter.hit(byAddress, request.ip)
    throw wrong()
  }
  await services.limiter.reset(byAccount, account)
  if (known.isLeaving) throw new Refusal(403, 'account_leaving')
  if (!known.isConfirmed) throw new Refusal(403, 'email_unconfirmed')
  const rehashed = known.hash && needsRehash(known.hash) ? await hashPassword(password) : null
  const opened = await services.database.transaction(async db => {
    if (rehashed)
      await sql`update app_user set password_hash = ${rehashed} where id = ${known.id}`.execute(db)
    await sql`update app_user set last_login_at = now() where id = ${known.id}`.execute(db)
    const session = await openSession(db, known.id, {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
    })
    return { ...session, person: await sessionUser(db, known.id, locale) }
  })
  if (!opened.person) throw wrong()
  return give(context, opened.token, opened.sessionId, opened.person)
}

async function give(
  context: Context,
  refresh: string,
  sessionId: string,
  { user, authVersion }: { user: SessionUser; authVersion: number },
): Promise<Tokens> {
  const token = await accessTokens(context.services.settings.APP_SECRET, context.services.now).sign({
    userId: user.id,
    sessionId,
    authVersion,
  })
  if (wantsCookie(context)) keepInCookie(context, refresh)
  return { token, refresh_token: wantsCookie(context) ? inCookie : refresh, user }
}

/** @throws 401 for a token that is unknown, over, or came back after it was replaced. */
export async function refresh(sent: string | undefined, context: Context): Promise<Tokens> {
  const presented = presentedToken(context, sent)
  if (!presented) throw unauthorized()
  const { database } = context.services
  const renewed = async (db: typeof database.kysely, by: typeof rotate) => {
    const rotation = await by(db, presented)
    const person = rotation.kind === 'rotated' ? await sessionUser(db, rotation.userId, context.locale) : null
    return { rotation, person }
  }
  const done = await database
    .transaction(db => renewed(db, rotate))
    .catch(async error => {
      // Whoever is logged in stays so while the disk is full: a token that cannot be replaced remains what it is.
      const kept = error instanceof DiskFull ? await renewed(database.kysely, unreplaced) : null
      if (kept?.rotation.kind !== 'rotated') throw error
      return kept
    })
  if (done.rotation.kind !== 'rotated' || !done.person) {
    if (wantsCookie(context)) dropCookie(context)
    throw unauthorized()
  }
  return give(context, done.rotation.token, done.rotation.sessionId, done.person)
}

/** Ends the session of whoever asks; harmless when there is none. */
export async function logOut(sent: string | undefined, context: Context): Promise<void> {
  const presented = presentedToken(context, sent)
  if (presented) await endSession(context.db, { token: presented }, 'logout')
  if (context.actor.sessionId) await endSession(context.db, { sessionId: context.actor.sessionId }, 'logout')
  dropCookie(context)
}
