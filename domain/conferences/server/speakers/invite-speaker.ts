import { sql } from 'kysely'
import { composeMail, runsFair, standardMail } from '#domain/fairs/server/index.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { mayReachUnconfirmed } from '#platform/server/mail/unconfirmed-address.ts'
import { conflict, forbidden, invalid, Refusal } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow, readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { fairDays } from '../../contract/fair-days.ts'
import type { speakerCards } from '../../contract/speaker.ts'
import { invitationLink } from './invitation-link.ts'

type Speaker = RecordOf<typeof speakerCards>

/** Invitations that a fair sends in a day. */
const limit = { name: 'speaker-invitation', max: 500, seconds: 86_400 }

const speakerAs = async (id: number, context: Context) =>
  (await readRow(implementationOf('speakers'), id, context)) as Speaker

/** The card, locked, of a fair that the caller runs: nobody invites themself. @throws 403, 404 */
async function lockedCard(id: number, context: Context): Promise<{ fair: number; state: string }> {
  await sql`select from speaker where id = ${id} for update`.execute(context.db)
  const row = await reachRow(implementationOf('speakers'), id, 'U', context)
  const fair = idOf(row.fair) ?? 0
  if (!runsFair(context.actor, fair)) throw forbidden()
  return { fair, state: String(row.state) }
}

type Addressed = {
  email: string | null
  name: string
  fairName: string | null
  startDate: string | null
  endDate: string | null
  timeZone: string
  sender: string
  locale: string
}

/** Whom the mail goes to: an account that the card has, by its own address. */
const addressedAs = (id: number, { db, actor }: Context, locale: string) => one<Addressed>(db)`
  select u.email, s.name, coalesce(u.locale, l.code) as locale,
    ${translatedText('f', 'name', isLocale(locale) ? locale : defaultLocale)} as "fairName",
    ${instant('f.start_date')} as "startDate", ${instant('f.end_date')} as "endDate",
    f.time_zone as "timeZone",
    coalesce((select first_name || ' ' || last_name from app_user where id = ${actor.userId}), '') as sender
  from speaker s join fair f on f.id = s.fair_id join language l on l.id = f.main_language_id
    left join app_user u on u.id = s.user_id
  where s.id = ${id}`

/** @throws 409 where another card of the fair is that of this address, and for who has answered; 422 without an address */
export async function inviteSpeakerBy(
  id: number,
  asked: { email?: string | undefined },
  context: Context,
): Promise<Speaker> {
  const { db, services } = context
  const { fair, state } = await lockedCard(id, context)
  if (state === 'confirmed') throw conflict('state_conflict')
  const known = await addressedAs(id, context, defaultLocale)
  const email = known.email ?? asked.email
  if (!email) throw invalid({ email: 'required' })
  const others = await many(db)`
    select 1 from speaker s left join app_user u on u.id = s.user_id
    where s.fair_id = ${fair} and s.id <> ${id}
      and (lower(u.email) = lower(${email}) or lower(s.invited_email) = lower(${email})) limit 1`
  if (others.length) throw conflict('speaker_user_taken')
  await services.limiter.within(db).consume(limit, String(fair))
  if (!(await mayReachUnconfirmed(services.limiter.within(db), email)))
    throw new Refusal(429, 'too_many_requests', { retryAfter: 3600 })
  const { invitedAt } = await one<{ invitedAt: string }>(db)`
    update speaker set state = 'invited', invited_email = ${email}, version = version + 1,
      invited_at = ${services.now().toISOString()}::timestamptz, answered_at = null
    where id = ${id} returning ${instant('invited_at')} as "invitedAt"`
  const locale = isLocale(known.locale) ? known.locale : defaultLocale
  const { name, fairName, sender, ...dated } = await addressedAs(id, context, locale)
  const days = fairDays(dated, locale)
  const values = {
    firstName: name,
    fair: [fairName ?? 'Verrière', days && `(${days})`].filter(Boolean).join(' '),
    sender,
    link: invitationLink({ id, invitedAt }, services),
  }
  const words = standardMail('speaker_invited', locale)
  await services.outbox.queue(db, {
    ...composeMail('speaker_invited', locale, words, values, services.settings.PUBLIC_URL),
    kind: 'speaker_invited',
    to: { name, address: email },
    locale,
    fair,
  })
  await audit({ action: 'invite', resource: 'speakers', resourceId: id, fair }, context)
  return speakerAs(id, context)
}

/** Harmless where nobody was invited. @throws 409 once it was answered */
export async function withdrawInvitationOf(id: number, context: Context): Promise<Speaker> {
  const { fair, state } = await lockedCard(id, context)
  if (state === 'listed') return speakerAs(id, context)
  if (state !== 'invited') throw conflict('state_conflict')
  await sql`update speaker set state = 'listed', version = version + 1 where id = ${id}`.execute(context.db)
  await audit({ action: 'withdraw', resource: 'speakers', resourceId: id, fair }, context)
  return speakerAs(id, context)
}
