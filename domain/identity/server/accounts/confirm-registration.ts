import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { safePath } from '#platform/contract/href.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { accountPaths } from '../../contract/paths.ts'
import { sendMail } from '../mails/send-mail.ts'
import { takeToken } from './one-time-tokens.ts'
import { respondUniformly } from './respond-uniformly.ts'

type Confirmed = { email: string; isValidated: number; homepage: string | null }
type ConfirmedRegistration = Confirmed & { next: string | null }

const fairIn = (payload: Record<string, unknown>) => (typeof payload.fair === 'number' ? payload.fair : null)

/** The address is theirs: the account opens, at once or when the organizer has said yes. */
export async function completeRegistration(
  token: string,
  { db, services }: Context,
): Promise<ConfirmedRegistration> {
  const { userId, payload } = await takeToken(db, token, ['confirm_email'])
  const fair = fairIn(payload)
  await sql`update app_user set email_confirmed_at = coalesce(email_confirmed_at, now())
    where id = ${userId}`.execute(db)
  const row = await maybeOne<Confirmed>(db)`
    select u.email, coalesce(m.is_validated, u.is_validated) as "isValidated", f.homepage
    from app_user u left join fair f on f.id = ${fair}
      left join fair_user m on m.fair_id = f.id and m.user_id = u.id
    where u.id = ${userId}`
  const confirmed = row ?? { email: '', isValidated: validationState.waiting, homepage: null }
  const isIn = confirmed.isValidated === validationState.validated
  await sendMail(db, services, {
    userId,
    kind: isIn ? 'registration_welcome' : 'registration_waiting',
    fair,
    ...(isIn && { path: '/' }),
  })
  return { ...confirmed, next: safePath(payload.next) }
}

/** Says nothing about whether the address waits for its confirmation. */
export const sendConfirmationAgain = (
  asked: { email: string; g_recaptcha_response?: string },
  context: HttpContext,
) =>
  respondUniformly(asked, context, async db => {
    // Which fair they came for, and from which page, is what the first mail knew.
    const waiting = await maybeOne<{ id: number; payload: Record<string, unknown> }>(db)`
      select u.id, coalesce(
        (select t.payload from one_time_token t where t.user_id = u.id and t.purpose = 'confirm_email'
          order by t.created_at desc limit 1),
        jsonb_build_object('fair', (select min(fair_id) from fair_user where user_id = u.id))) as payload
      from app_user u where lower(u.email) = lower(${asked.email}) and u.email_confirmed_at is null
        and u.password_hash is not null and not u.is_closed`
    if (!waiting) return
    await sendMail(db, context.services, {
      userId: waiting.id,
      kind: 'registration_confirm',
      fair: fairIn(waiting.payload),
      path: accountPaths.registerConfirmation,
      token: { name: 'token', purpose: 'confirm_email', payload: waiting.payload },
    })
  })
