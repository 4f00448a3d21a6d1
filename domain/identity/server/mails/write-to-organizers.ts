import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { writeToOrganizers } from '#domain/fairs/contract/contact.ts'
import { isFairKnown } from '#domain/fairs/server/index.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { Limiter } from '#platform/server/limiter.ts'
import { mayReachUnconfirmed } from '#platform/server/mail/unconfirmed-address.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'

type Message = Static<NonNullable<(typeof writeToOrganizers)['body']>>

const limit = { name: 'contact', max: 5, seconds: 3600 }
/** Who gets one question. */
const most = 10

async function knownFair(id: number | undefined, { db, actor }: Pick<Context, 'db' | 'actor'>) {
  const row = await maybeOne<{ id: number }>(db)`
    select id from fair where id = ${id ?? null} and ${isFairKnown(sql`fair.id`, { actor })}`
  return row?.id ?? null
}

type Recipient = { rank: number; address: string; isConfirmed: boolean }

/**
 * The fair's shipping address, else its organizers, else the super admins. An address that nobody has confirmed gets a
 * few mails only: what is beyond goes to those who come after it.
 */
async function recipientsFor(fair: number | null, db: Context['db'], limiter: Limiter): Promise<string[]> {
  const rows = await many<Recipient>(db)`
    select known.rank, known.address, exists (
      select 1 from app_user u
        where lower(u.email) = lower(known.address) and u.email_confirmed_at is not null and not u.is_closed)
        as "isConfirmed"
    from (
      select 1 as rank, shipping_mail as address from fair where id = ${fair}
      union all select 2, u.email from fair_organizer o join app_user u on u.id = o.user_id
        where o.fair_id = ${fair} and not u.is_closed
      union all select 3, email from app_user where 'ROLE_SUPER_ADMIN' = any(roles) and not is_closed) known
    where known.address <> '' order by known.rank, known.address`
  const reached: Recipient[] = []
  for (const recipient of rows) {
    if (reached.length === most || (reached[0] && reached[0].rank !== recipient.rank)) break
    if (recipient.isConfirmed || (await mayReachUnconfirmed(limiter, recipient.address)))
      reached.push(recipient)
  }
  return reached.map(({ address }) => address)
}

/** Mails a question to those who answer for a fair, or for the platform. */
export async function writeToTheOrganizers(
  message: Message,
  { services, request, locale, actor }: HttpContext,
): Promise<void> {
  await services.limiter.consume(limit, sourceOf(request.ip))
  if (actor.userId === null) {
    const verdict = await services.captcha.verify(message.g_recaptcha_response, request.ip)
    if (verdict !== 'ok')
      throw verdict === 'unavailable'
        ? new Refusal(503, 'captcha_unavailable')
        : invalid({ g_recaptcha_response: 'captcha_invalid' })
  }
  await services.database.transaction(async db => {
    const fair = await knownFair(message.fair, { db, actor })
    for (const address of await recipientsFor(fair, db, services.limiter.within(db)))
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
}
