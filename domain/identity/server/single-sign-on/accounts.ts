import { type Kysely, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { accountPaths } from '../../contract/paths.ts'
import { roleCodes, userTypeId } from '../../contract/roles.ts'
import { auditUser } from '../accounts/audit.ts'
import { insertPerson } from '../accounts/insert-person.ts'
import { sendMail } from '../mails/send-mail.ts'
import { accountState, type LoginAccount, wrong } from '../sessions/start-session.ts'
import type { KnownClaims } from './claims.ts'

type Db = Kysely<Tables>
type Name = Pick<KnownClaims, 'issuer' | 'subject'>
export type SignOnAccount = LoginAccount & { email: string; runsFairs: boolean }

const { superAdmin, superOrganizer, organizer } = roleCodes

/** Of `app_user u`: what is said of an account before it is opened. */
const columns = sql`${accountState}, u.email,
  u.roles && ${[superAdmin, superOrganizer, organizer]}::text[]
    or exists (select 1 from fair_organizer where user_id = u.id) as "runsFairs"`

/** Whose account the provider's name for somebody opens. */
export async function accountOfSubject(
  { issuer, subject }: Name,
  db: Db,
): Promise<SignOnAccount | undefined> {
  return maybeOne<SignOnAccount>(db)`
    select ${columns} from app_user u join sign_on s on s.user_id = u.id
      where s.issuer = ${issuer} and s.subject = ${subject}`
}

export async function accountAt(email: string, db: Db): Promise<SignOnAccount | undefined> {
  return maybeOne<SignOnAccount>(db)`
    select ${columns} from app_user u where lower(u.email) = lower(${email})`
}

/** @throws 401 for one that its owner has removed in this moment */
export async function noteUse({ issuer, subject }: Name, db: Db): Promise<void> {
  const rows = await many(db)`
    update sign_on set last_used_at = now() where issuer = ${issuer} and subject = ${subject} returning 1`
  if (!rows.length) throw wrong()
}

async function insertName(userId: number, { issuer, subject }: Name, db: Db): Promise<boolean> {
  const rows = await many(db)`
    insert into sign_on (user_id, issuer, subject) values (${userId}, ${issuer}, ${subject})
    on conflict on constraint sign_on_taken do nothing returning id`
  return rows.length > 0
}

/** From now on this name opens the account, and its owner is told. */
export async function link(userId: number, name: Name, context: Context): Promise<void> {
  const { db, services } = context
  if (!(await insertName(userId, name, db))) return
  await auditUser('link_sign_on', userId, context, { issuer: name.issuer })
  await sendMail(db, services, { userId, kind: 'sign_on_linked', path: accountPaths.userSecurity })
}

/** A visitor of no fair yet: which one they come to, and what it asks, they say next. */
export async function createVisitor(known: KnownClaims & { email: string }, context: Context): Promise<void> {
  const { db, locale } = context
  const { email, firstName, lastName } = known
  const userId = await insertPerson(db, {
    email,
    profile: { firstName, lastName },
    userType: userTypeId.visitor,
    role: roleCodes.visitor,
    passwordHash: null,
    isValidated: validationState.waiting,
    locale,
  })
  await sql`update app_user set email_confirmed_at = now() where id = ${userId}`.execute(db)
  await insertName(userId, known, db)
}
