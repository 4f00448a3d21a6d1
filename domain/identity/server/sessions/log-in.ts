import { sql } from 'kysely'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { DiskFull } from '#platform/server/database/problems.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import type { Tokens } from '../../contract/session.ts'
import { assertCaptcha } from '../accounts/assert-captcha.ts'
import { checkPassword, hashPassword, needsRehash } from '../accounts/passwords.ts'
import { revokeSession, rotate, unreplaced } from './refresh-tokens.ts'
import { assertOwnOrigin, dropCookie, presentedToken, wantsCookie } from './session-cookie.ts'
import { sessionUser } from './session-user.ts'
import {
  accountState,
  assertAccountActive,
  assertSourceNotThrottled,
  giveBack,
  issueTokens,
  type LoginAccount,
  startSession,
  tooMany,
  wrong,
} from './start-session.ts'

/** The sixth failure within half an hour waits, whoever tries. */
const byAccount = { name: 'login', max: 5, seconds: 1800 }

type Credentials = { email: string; password: string; g_recaptcha_response?: string }

/** Counts the try before it is made: a hundred guesses at once are a hundred guesses. Success gives it back. */
async function consumeAttempt(context: HttpContext, account: string) {
  await assertSourceNotThrottled(context)
  const tried = await context.services.limiter.hit(byAccount, account)
  if (tried.allowed) return
  await giveBack(context)
  throw tooMany(tried.retryAfter)
}

/**
 * Keeps its own transactions: a password is hashed for 20 ms, and nothing else should wait for it. `also` is written with
 * the session that it opens, or not at all.
 */
export async function logIn(
  { email, password, g_recaptcha_response }: Credentials,
  context: HttpContext,
  also?: (account: LoginAccount, db: Context['db']) => Promise<void>,
): Promise<Tokens> {
  const { services } = context
  const account = email.toLowerCase()
  if (wantsCookie(context)) assertOwnOrigin(context)
  await assertCaptcha(context, g_recaptcha_response, 'open')
  await consumeAttempt(context, account)
  const known = await maybeOne<LoginAccount & { hash: string | null }>(services.database.kysely)`
    select ${accountState}, u.password_hash as hash from app_user u where lower(u.email) = ${account}`
  const matches = await checkPassword(password, known?.hash ?? null)
  if (!known || !matches || known.isDisabled) throw wrong()
  await giveBack(context)
  await services.limiter.reset(byAccount, account)
  assertAccountActive(known)
  const rehashed = known.hash && needsRehash(known.hash) ? await hashPassword(password) : null
  return startSession(known, context, async db => {
    if (rehashed)
      await sql`update app_user set password_hash = ${rehashed} where id = ${known.id}`.execute(db)
    await also?.(known, db)
  })
}

/** @throws 401 for a token that is unknown, over, or came back after it was replaced. */
export async function refresh(sent: string | undefined, context: HttpContext): Promise<Tokens> {
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
  return issueTokens(context, done.rotation.token, done.rotation.sessionId, done.person)
}

/** Ends the session of whoever asks; harmless when there is none. */
export async function logOut(sent: string | undefined, context: HttpContext): Promise<void> {
  const presented = presentedToken(context, sent)
  if (presented) await revokeSession(context.db, { token: presented }, 'logout')
  if (context.actor.sessionId)
    await revokeSession(context.db, { sessionId: context.actor.sessionId }, 'logout')
  dropCookie(context)
}
