import { sql } from 'kysely'
import type { Static } from 'typebox'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden, invalid, notFound, Refusal } from '#platform/server/refusal.ts'
import { accountPaths } from '../contract/paths.ts'
import type { registerVisitor as call } from '../contract/registration.ts'
import { mailAbout } from './account-mail.ts'
import { demandPassword, demandPerson } from './guard-form.ts'
import { giveToken } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'

type Form = Static<NonNullable<(typeof call)['body']>>
type Fair = { id: number; slug: string; isOpen: boolean; validatesByHand: boolean }

const limit = { name: 'register', max: 5, seconds: 3600 }

async function openFair(id: number | undefined, { services }: Context): Promise<Fair> {
  const { rows } = await sql<Fair>`
    select id, homepage as slug, is_registration_user_homepage and fair_status_id in (1, 2) as "isOpen", is_validating_users as "validatesByHand"
    from fair where ${id ?? null}::int is null or id = ${id ?? null} order by id limit 1`.execute(
    services.database.kysely,
  )
  const fair = rows[0]
  if (!fair) throw notFound()
  if (!fair.isOpen) throw forbidden('registration_closed')
  return fair
}

/**
 * A visitor's account with its place in the fair and the mail that confirms the address: all of it or nothing. The
 * limits of the fair are the database's.
 */
export async function registerVisitor(form: Form, context: Context): Promise<{ email: string }> {
  const { services, locale } = context
  await demandPerson(limit, form.g_recaptcha_response, context)
  const fair = await openFair(form.fair, context)
  if (!form.acceptCondition) throw invalid({ acceptCondition: 'condition_required' })
  demandPassword(form.password, form.passwordConfirmation, context)
  const email = form.email.trim().normalize('NFC')
  const hash = await hashPassword(form.password)
  await services.database.transaction(async db => {
    const { rows: known } = await sql<{
      firstName: string
    }>`select first_name as "firstName" from app_user where lower(email) = lower(${email})`.execute(db)
    if (known[0]) {
      if (!services.settings.STRICT_REGISTRATION)
        throw new Refusal(422, 'email_exist', { errors: { email: ['email_exist'] } })
      await mailAbout(
        'taken',
        { email, firstName: known[0].firstName, locale },
        accountPaths.login,
        db,
        services,
      )
      return
    }
    const state = fair.validatesByHand ? 0 : 1
    const { rows } = await sql<{ id: number }>`
      insert into app_user (email, password_hash, first_name, last_name, roles, user_type_id, is_validated, job_title, phone, locale)
      values (${email}, ${hash}, ${form.firstName}, ${form.lastName}, '{ROLE_VISITOR}', 7, ${state}, ${form.jobTitle ?? null}, ${form.phone ?? null}, ${locale}) returning id`.execute(
      db,
    )
    const id = rows[0]?.id ?? 0
    await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fair.id}, ${id}, ${state})`.execute(
      db,
    )
    await sql`insert into consent (user_id, purpose, fair_id, source) values (${id}, 'terms', ${fair.id}, 'registration')`.execute(
      db,
    )
    const token = await giveToken(db, id, 'confirm_email')
    await mailAbout(
      'confirm',
      { email, firstName: form.firstName, locale },
      `${hrefOf(accountPaths.registerConfirmation, {}, fair.slug)}?token=${token}`,
      db,
      services,
    )
  })
  services.outbox.wake()
  return { email }
}
