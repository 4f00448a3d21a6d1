import { sql } from 'kysely'
import { isLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { accountPaths } from '../contract/paths.ts'
import { mailAbout } from './account-mail.ts'
import { demandPassword, demandPerson } from './guard-form.ts'
import { giveToken, takeToken } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './refresh-tokens.ts'

const byAddress = { name: 'forgot-ip', max: 5, seconds: 86_400 }
const byAccount = { name: 'forgot', max: 2, seconds: 3600 }

const stale = () => new Refusal(422, 'link_stale')

/** Mails a link where there is an account; says the same, as fast, where there is none. */
export async function forgotPassword(
  form: { email: string; g_recaptcha_response?: string },
  context: Context,
): Promise<void> {
  const { services } = context
  await demandPerson(byAddress, form.g_recaptcha_response, context)
  const account = form.email.trim().normalize('NFC').toLowerCase()
  const { allowed } = await services.limiter.hit(byAccount, account)
  if (!allowed) return
  await services.database.transaction(async db => {
    const { rows } = await sql<{ id: number; email: string; firstName: string; locale: string }>`
      select id, email, first_name as "firstName", locale from app_user where lower(email) = ${account} and not is_disabled`.execute(
      db,
    )
    const person = rows[0]
    if (!person) return
    const token = await giveToken(db, person.id, 'reset_password')
    await mailAbout(
      'reset',
      { ...person, locale: isLocale(person.locale) ? person.locale : context.locale },
      `${accountPaths.userPasswordReset}?token=${token}`,
      db,
      services,
    )
  })
  services.outbox.wake()
}

/** A new password ends every session; the link that led here has also shown that the address is theirs. */
export async function resetPassword(
  form: { token: string; password: string; passwordConfirmation?: string },
  context: Context,
): Promise<void> {
  demandPassword(form.password, form.passwordConfirmation, context)
  const hash = await hashPassword(form.password)
  await context.services.database.transaction(async db => {
    const userId = await takeToken(db, form.token, 'reset_password')
    if (!userId) throw stale()
    await sql`update app_user set password_hash = ${hash}, auth_version = auth_version + 1, email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${userId}`.execute(
      db,
    )
    await endSessions(db, userId, 'password_reset')
  })
}

export async function confirmEmail(
  token: string,
  { db }: Context,
): Promise<{ email: string; isValidated: boolean }> {
  const userId = await takeToken(db, token, 'confirm_email')
  if (!userId) throw stale()
  const { rows } = await sql<{ email: string; isValidated: boolean }>`
    update app_user set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${userId} returning email, is_validated = 1 as "isValidated"`.execute(
    db,
  )
  if (!rows[0]) throw stale()
  return rows[0]
}
