import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { accountPaths } from '../../contract/paths.ts'
import { requireMail, sendMail } from '../mails/send-mail.ts'
import { endSessions } from '../sessions/refresh-tokens.ts'
import { endSignOns } from '../single-sign-on/own-sign-ons.ts'
import { endTokens, takeToken } from './one-time-tokens.ts'
import { assertOwnPassword } from './password-calls.ts'

/** Also bounds how many others' addresses somebody can ask after. */
const limit = { name: 'change-email', max: 5, seconds: 3600 }

/** Nothing changes yet: the new address has to be confirmed, and the old one is told. */
export async function askForEmail(
  { email, currentPassword }: { email: string; currentPassword: string },
  context: Context,
): Promise<{ email: string }> {
  const { services, actor } = context
  await assertOwnPassword(currentPassword, context)
  const userId = actor.userId ?? 0
  await services.limiter.consume(limit, String(userId))
  await services.database.transaction(async db => {
    const rows = await many(db)`
      select 1 from app_user where lower(email) = lower(${email}) and id <> ${userId}`
    if (rows.length) throw invalid({ email: 'email_exist' })
    await requireMail(db, services, {
      userId,
      kind: 'email_change',
      address: email,
      path: accountPaths.registerConfirmation,
      token: { name: 'email', purpose: 'change_email', payload: { email } },
    })
    await sendMail(db, services, {
      userId,
      kind: 'email_change_notice',
      path: accountPaths.userPasswordForgot,
    })
  })
  return { email }
}

/** The address is theirs: from now on they log in with it. Sessions elsewhere end, and so does every sign-on. */
export async function completeEmailChange(token: string, { db, actor }: Context): Promise<{ email: string }> {
  const { userId, payload } = await takeToken(db, token, ['change_email'])
  const email = String(payload.email)
  await sql`update app_user set email = ${email}, email_confirmed_at = now(), auth_version = auth_version + 1
    where id = ${userId}`.execute(db)
  // Neither what was mailed to the old address nor a provider that was believed because of it opens anything any more.
  await endTokens(db, userId)
  await endSignOns(db, userId)
  await endSessions(db, userId, 'email_changed', actor.userId === userId ? actor.sessionId : null)
  return { email }
}
