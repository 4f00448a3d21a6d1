import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import type { writeToOrganizers } from '../contract/contact.ts'
import { isFairKnown } from './seen-fairs.ts'

type Message = Static<NonNullable<(typeof writeToOrganizers)['body']>>

const limit = { name: 'contact', max: 5, seconds: 3600 }

async function knownFair(id: number | undefined, { db, actor }: Pick<Context, 'db' | 'actor'>) {
  const { rows } = await sql<{ id: number }>`
    select id from fair where id = ${id ?? null} and ${isFairKnown(sql`fair.id`, { actor })}`.execute(db)
  return rows[0]?.id ?? null
}

/** Mails the question to the fair's shipping addresses, else to its organizers, else to the super admins. */
export async function writeToTheOrganizers(
  message: Message,
  { services, request, locale, actor }: Context,
): Promise<void> {
  await services.limiter.demand(limit, sourceOf(request.ip))
  if (actor.userId === null) {
    const verdict = await services.captcha.verify(message.g_recaptcha_response, request.ip)
    if (verdict !== 'ok')
      throw verdict === 'unavailable'
        ? new Refusal(503, 'captcha_unavailable')
        : invalid({ g_recaptcha_response: 'captcha_invalid' })
  }
  await services.database.transaction(async db => {
    const fair = await knownFair(message.fair, { db, actor })
    const { rows } = await sql<{ addresses: string[] }>`
      select coalesce(
        (select regexp_split_to_array(shipping_mail, '\s*;\s*') from fair where id = ${fair} and shipping_mail <> ''),
        (select array_agg(u.email) from fair_organizer o join app_user u on u.id = o.user_id where o.fair_id = ${fair} and not u.is_closed),
        (select array_agg(email) from app_user where 'ROLE_SUPER_ADMIN' = any(roles) and not is_closed),
        '{}') as addresses`.execute(db)
    for (const address of (rows[0]?.addresses ?? []).filter(Boolean).slice(0, 10))
      await services.outbox.queue(db, {
        kind: 'contact',
        to: { address },
        replyTo: message.email,
        locale,
        fair,
        subject: message.subject,
        text: `${message.name} <${message.email}>\n\n${message.message}`,
      })
  })
  services.outbox.wake()
}
