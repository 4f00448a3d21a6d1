import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import { entriesOf } from '#platform/contract/record.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { conflict } from '#platform/server/refusal.ts'
import { erasureDays } from '../../contract/own-data.ts'
import { accountPaths } from '../../contract/paths.ts'
import { auditUser } from '../accounts/audit.ts'
import { endTokens } from '../accounts/one-time-tokens.ts'
import { assertOwnPassword } from '../accounts/password-calls.ts'
import { sendMail } from '../mails/send-mail.ts'
import { endSessions } from '../sessions/refresh-tokens.ts'
import { dropCookie } from '../sessions/session-cookie.ts'

const isIn = sql`exists (select 1 from fair_firm p
  where p.firm_id = u.firm_id and p.is_validated = ${validationState.validated})`
const closed = sql`4`

/** What would be left without anybody, by the code that says so; `u` is whoever wants to go. */
const left = {
  last_admin_of_firm: sql`
    u.is_firm_admin and (${isIn}
      or exists (select 1 from app_user o where o.firm_id = u.firm_id and o.id <> u.id))
    and not exists (select 1 from app_user o
      where o.firm_id = u.firm_id and o.is_firm_admin and not o.is_closed and o.id <> u.id)`,
  last_organizer_of_fair: sql`
    exists (select 1 from fair_organizer m join fair f on f.id = m.fair_id
      where m.user_id = u.id and f.fair_status_id <> ${closed}
      and not exists (select 1 from fair_organizer r join app_user o on o.id = r.user_id
        where r.fair_id = f.id and not o.is_closed and o.id <> u.id))`,
  last_super_admin: sql`
    'ROLE_SUPER_ADMIN' = any(u.roles) and not exists (
      select 1 from app_user o where 'ROLE_SUPER_ADMIN' = any(o.roles) and not o.is_closed and o.id <> u.id)`,
} satisfies Partial<Record<MessageCode, RawBuilder<unknown>>>

/** Of the last two, one can go. @throws 409 while a firm, a fair or the platform would have nobody. */
async function assertNotLast(userId: number, { db }: Context) {
  await sql`select 1 from firm
    where id = (select firm_id from app_user where id = ${userId}) for update`.execute(db)
  await sql`
    select 1 from fair where id in (select fair_id from fair_organizer where user_id = ${userId})
      order by id for update`.execute(db)
  await sql`
    select 1 from app_user where 'ROLE_SUPER_ADMIN' = any(roles)
      and (select 'ROLE_SUPER_ADMIN' = any(roles) from app_user where id = ${userId})
      order by id for update`.execute(db)
  for (const [code, condition] of entriesOf(left)) {
    const rows = await many(db)`select 1 from app_user u where u.id = ${userId} and ${condition}`
    if (rows.length) throw conflict(code)
  }
}

/**
 * Gone at once for everybody else, and out of every session; erased when the days are over in which a link in the mail
 * takes it back. Keeps its own transaction: the password is checked before.
 * @throws 422 for a wrong password, 429 after five, 409 for whoever has to hand something over first.
 */
export async function eraseCaller(currentPassword: string, context: HttpContext): Promise<void> {
  const { services, actor } = context
  await assertOwnPassword(currentPassword, context)
  const userId = actor.userId ?? 0
  await services.database.transaction(async db => {
    const inside = { ...context, db }
    await assertNotLast(userId, inside)
    await sql`
      update app_user set auth_version = auth_version + 1,
        erase_at = now() + make_interval(days => ${erasureDays})
      where id = ${userId}`.execute(db)
    for (const { close } of declared('personalData')) await close?.(userId, db)
    await endSessions(db, userId, 'account_left', null)
    await endTokens(db, userId)
    await sendMail(db, services, {
      userId,
      kind: 'account_leaving',
      path: accountPaths.registerConfirmation,
      token: { name: 'keep', purpose: 'keep_account' },
    })
    await auditUser('erase_own', userId, inside)
  })
  dropCookie(context)
}
