import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import {
  assertRegistrationOpen,
  findKnownFair,
  type RegistrationFair,
  validationIn,
} from '#domain/fairs/server/index.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { roleCodes, userTypeId } from '#domain/identity/contract/roles.ts'
import { assertCaptcha, hashPassword, insertPerson, sendMail } from '#domain/identity/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { safePath } from '#platform/contract/href.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import type { Registration } from '../contract/registration.ts'
import type { FormType } from '../contract/registration-form.ts'
import { insertFirm } from './insert-firm.ts'
import { keepConsent } from './keep-consent.ts'
import { type RegistrationQuestions, saveAnswers } from './registration-answers.ts'
import { formOf } from './registration-form.ts'
import { registrationProblems } from './registration-problems.ts'
import { tableEntries } from './table-entries.ts'

type Db = Kysely<Tables>
type Registered = { email: string; isValidated: number }

/** Of one address; it also bounds how many others' addresses anybody can ask after. */
const byAddress = (max: number) => ({ name: 'register-ip', max, seconds: 3600 })

const ownerOf = async (db: Db, email: string) =>
  (await maybeOne<{ id: number }>(db)`select id from app_user where lower(email) = lower(${email})`)?.id

/** What is known of the address, is said only to people who solved a captcha and within the limit. @returns its owner */
async function ownerToTell(email: string, { services, request }: HttpContext): Promise<number | undefined> {
  await services.limiter.consume(byAddress(services.settings.REGISTRATIONS_PER_HOUR), sourceOf(request.ip))
  const owner = await ownerOf(services.database.kysely, email)
  if (owner !== undefined && !services.settings.STRICT_REGISTRATION) throw invalid({ email: 'email_exist' })
  return owner
}

type Account = {
  asked: RegistrationQuestions
  email: string
  sent: Registration
  fair: RegistrationFair
  passwordHash: string
}

/** In the caller's transaction: when the fair is full, neither the account nor the firm nor the mail exists. */
async function createAccount(
  db: Db,
  { asked, email, sent, fair, passwordHash }: Account,
  { services, locale }: Context,
): Promise<void> {
  const { type } = asked
  const isValidated = validationIn(fair, type)
  const firm = type === 'exhibitor' ? await insertFirm(db, sent, fair.id, isValidated) : null
  const userId = await insertPerson(db, {
    email,
    profile: sent,
    userType: type === 'visitor' ? userTypeId.visitor : userTypeId.exhibitor,
    role: type === 'visitor' ? roleCodes.visitor : roleCodes.exhibitor,
    passwordHash,
    isValidated,
    locale,
    firm,
    isFirmAdmin: firm !== null,
  })
  await saveAnswers(db, userId, sent, asked)
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${fair.id}, ${userId}, ${isValidated})`.execute(db)
  await keepConsent(db, userId, fair.id, 'registration')
  await sendMail(db, services, {
    userId,
    kind: 'registration_confirm',
    fair: fair.id,
    path: accountPaths.registerConfirmation,
    token: { name: 'token', purpose: 'confirm_email', payload: { fair: fair.id, next: safePath(sent.next) } },
  })
}

const notKept = Symbol('not kept')

/** Tells the owner of an address. Whatever an account would be refused for is refused here too: none of it is kept. */
async function tellOwner(owner: number, account: Account, context: Context): Promise<void> {
  const { services } = context
  await services.database
    .transaction(async db => {
      await createAccount(db, { ...account, email: `${randomUUID()}@taken.invalid` }, context)
      throw notKept
    })
    .catch(error => {
      if (error !== notKept) throw error
    })
  await services.database.transaction(db =>
    sendMail(db, services, {
      userId: owner,
      kind: 'registration_taken',
      fair: account.fair.id,
      path: accountPaths.login,
    }),
  )
}

/**
 * A visitor, or a firm with its first administrator. Keeps its own transactions: the password is hashed before.
 * @throws 403 `registration_closed`, 422 by field, 429, 409 `limit_reached`.
 */
export async function registerPerson(
  type: FormType,
  sent: Registration,
  context: HttpContext,
): Promise<Registered> {
  const { services } = context
  const { kysely } = services.database
  const fair = await findKnownFair(kysely, sent.fair, context)
  assertRegistrationOpen(fair, type)
  const { blocks } = await formOf(kysely, type, fair.id)
  const entries = await tableEntries(kysely, blocks)
  const errors = registrationProblems(type, sent, blocks, entries, services)
  if (Object.keys(errors).length) throw invalid(errors)
  const email = sent.email ?? ''
  await assertCaptcha(context, sent.g_recaptcha_response, 'shut')
  const owner = await ownerToTell(email, context)
  const passwordHash = await hashPassword(sent.password ?? '')
  const account = { asked: { type, fair: fair.id, blocks, entries }, email, sent, fair, passwordHash }
  if (owner !== undefined) await tellOwner(owner, account, context)
  else
    await services.database
      .transaction(db => createAccount(db, account, context))
      .catch(async error => {
        // Of two who come at once with a free address one is late: what it is told says no more than before.
        const first = services.settings.STRICT_REGISTRATION && (await ownerOf(kysely, email))
        if (!first) throw error
        await tellOwner(first, account, context)
      })
  return { email, isValidated: validationIn(fair, type) }
}
