import { sql } from 'kysely'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid, unauthorized } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import { accountPaths } from '../../contract/paths.ts'
import { sendMail } from '../mails/send-mail.ts'
import { endSessions } from '../sessions/refresh-tokens.ts'
import { endSignOns } from '../single-sign-on/own-sign-ons.ts'
import { newPasswordProblems } from './new-password.ts'
import { endTokens, takeToken } from './one-time-tokens.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { respondUniformly } from './respond-uniformly.ts'

/** Says nothing about whether there is such an account. */
export const sendPasswordLink = (
  asked: { email: string; g_recaptcha_response?: string },
  context: HttpContext,
) =>
  respondUniformly(asked, context, async db => {
    const person = await maybeOne<{ id: number; fair: number | null }>(db)`
      select u.id, (select min(fair_id) from fair_user where user_id = u.id) as fair
      from app_user u where lower(u.email) = lower(${asked.email}) and not u.is_closed`
    if (!person) return
    await sendMail(db, context.services, {
      userId: person.id,
      kind: 'password_reset',
      fair: person.fair,
      path: accountPaths.userPasswordReset,
      token: { name: 'token', purpose: 'reset_password' },
    })
  })

type Chosen = { password: string; passwordConfirmation?: string }

function assertGoodPassword(chosen: Chosen, { services }: Context) {
  const problems = newPasswordProblems(chosen, services)
  if (Object.keys(problems).length) throw invalid(problems)
}

/** Whoever has the mail has the address: it counts as confirmed. Every session ends, every open link and every sign-on too. */
export async function setPasswordByLink(
  sent: Chosen & { token: string },
  context: HttpContext,
): Promise<void> {
  const { services } = context
  assertGoodPassword(sent, context)
  await services.limiter.consume({ name: 'reset-ip', max: 300, seconds: 3600 }, sourceOf(context.request.ip))
  const hash = await hashPassword(sent.password)
  await services.database.transaction(async db => {
    const { userId, purpose } = await takeToken(db, sent.token, ['reset_password', 'invitation'])
    await sql`
      update app_user set password_hash = ${hash}, email_confirmed_at = coalesce(email_confirmed_at, now()),
        auth_version = auth_version + 1
      where id = ${userId}`.execute(db)
    await endSessions(db, userId, 'password_reset')
    await endTokens(db, userId)
    if (purpose === 'reset_password') {
      await endSignOns(db, userId)
      await sendMail(db, services, {
        userId,
        kind: 'password_changed',
        path: accountPaths.userPasswordForgot,
      })
    }
  })
}

const guesses = { name: 'own-password', max: 5, seconds: 1800 }

/** @throws 422 `password_wrong` for whoever sits at somebody else's open session; 429 after five tries. */
export async function assertOwnPassword(password: string, { services, actor }: Context): Promise<void> {
  if (actor.userId === null) throw unauthorized()
  await services.limiter.consume(guesses, String(actor.userId))
  const row = await maybeOne<{
    hash: string | null
  }>(services.database.kysely)`select password_hash as hash from app_user where id = ${actor.userId}`
  if (!(await checkPassword(password, row?.hash ?? null)))
    throw invalid({ currentPassword: 'password_wrong' })
  await services.limiter.reset(guesses, String(actor.userId))
}

/** All other sessions end; the one in which it was changed goes on. */
export async function replacePassword(
  sent: Chosen & { currentPassword: string },
  context: Context,
): Promise<void> {
  const { services, actor } = context
  assertGoodPassword(sent, context)
  await assertOwnPassword(sent.currentPassword, context)
  const userId = actor.userId ?? 0
  const hash = await hashPassword(sent.password)
  await services.database.transaction(async db => {
    await sql`update app_user set password_hash = ${hash} where id = ${userId}`.execute(db)
    await endSessions(db, userId, 'password_changed', actor.sessionId)
    await endTokens(db, userId)
    await sendMail(db, services, { userId, kind: 'password_changed', path: accountPaths.userPasswordForgot })
  })
}
