import { type Kysely, sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { publish } from '#platform/server/hub/publish.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { type NotificationUpdate, topicOf } from '../contract/notifications.ts'
import type { MailChoice } from '../contract/preferences.ts'
import { notificationsOf } from './read-notifications.ts'

export type NewNotification = {
  kind: NotificationKind
  /** What it reports: told twice, it is one notification. */
  cause: string
  /** Of one subject an unread notification of the same kind gives way to the next. */
  subject?: string
  fair: number | null
  /** The page of its cause, without the fair. */
  path?: string
  params?: Readonly<Record<string, string>>
  /** The person whom its words name: nobody reads of them once their account is closed. */
  named?: number | null
}

type Told = { id: number; person: number; mail: MailChoice; locale: string }
type Surroundings = Pick<Context, 'db' | 'services'>

/** How a kind is mailed unless somebody has chosen. */
export const usualMail = ({ isMailed, isMailedOnWish }: NotificationKind): MailChoice =>
  isMailed || isMailedOnWish ? 'never' : 'daily'

/** Tells people of something, in the transaction that is under way: each in their list, on their open pages, and by mail as they wish. */
export async function notify(people: readonly number[], what: NewNotification, context: Surroundings) {
  const { db, services } = context
  const { kind, cause, subject = null, fair, path = null, params = {}, named = null } = what
  if (subject !== null)
    await sql`
      delete from notification where user_id = any(${people}::int[]) and kind = ${kind.name}
        and subject = ${subject} and unread and cause <> ${cause}`.execute(db)
  const told = await many<Told>(db)`
    with told as (
      insert into notification (user_id, fair_id, kind, cause, subject, params, path, named_id, mail,
        created_at)
      select u.id, ${fair}::int, ${kind.name}, ${cause}, ${subject}, ${JSON.stringify(params)}::jsonb,
        ${path}, ${named}::int,
        coalesce(p.mail, ${usualMail(kind)}), ${services.now()}::timestamptz
      from app_user u left join notification_preference p on p.user_id = u.id and p.kind = ${kind.name}
      where u.id = any(${people}::int[]) and not u.is_closed order by u.id
      on conflict (user_id, cause) do nothing
      returning id, user_id as person, mail)
    select told.*, u.locale from told join app_user u on u.id = told.person order by told.id`
  for (const one of told) await tell(one, what, context)
}

/** What was told of this subject is no longer so: whoever has not read it finds it no more. */
export async function withdrawNotification(
  people: readonly number[],
  { kinds, subject }: { kinds: readonly NotificationKind[]; subject: string },
  { db }: Surroundings,
) {
  const gone = await many<{ person: number }>(db)`
    delete from notification where user_id = any(${people}::int[]) and subject = ${subject} and unread
      and kind = any(${kinds.map(({ name }) => name)}::text[])
    returning user_id as person`
  for (const { person } of gone) await tellPages(person, null, db)
}

async function tell(
  { id, person, mail, locale: chosen }: Told,
  { fair, path }: NewNotification,
  context: Surroundings,
) {
  const { db, services } = context
  const locale = isLocale(chosen) ? chosen : defaultLocale
  const [notification = null] = await notificationsOf(person, { ids: [id], most: 1 }, { db, locale })
  await tellPages(person, notification, db)
  if (mail !== 'now' || !notification) return
  const values = { text: notification.text }
  await sendMail(db, services, { userId: person, kind: 'notification', fair, path: path ?? '/', values })
  await sql`update notification set emailed_at = ${services.now()}::timestamptz where id = ${id}`.execute(db)
}

/** Tells the open pages of somebody what is new; null: that something was read elsewhere. */
export const tellPages = (
  person: number,
  notification: NotificationUpdate['notification'],
  db: Kysely<Tables>,
) => {
  const data: NotificationUpdate = { topic: topicOf(person), notification }
  return publish(db, { topics: [data.topic], data, private: true })
}
