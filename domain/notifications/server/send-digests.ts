import { sql } from 'kysely'
import type { MailGroup } from '#domain/fairs/server/index.ts'
import { sendMail } from '#domain/identity/server/index.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { Services } from '#platform/server/services.ts'
import type { Notification } from '../contract/notifications.ts'
import { notificationsOf } from './read-notifications.ts'

/** People in one run, and notifications that a mail names: what is older is named the next time. */
const most = { people: 500, named: 50 }

/** Hours between two of one person; a little less than a day, so that it comes at the same time of the day. */
const pause = 23

type Due = { person: number; locale: string; ids: number[] }

/** Those of one kind together, the kind with the latest first. */
function byKind(told: readonly Notification[], locale: Locale): MailGroup[] {
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  return kinds.map(name => ({
    title: declared('notifications').find(kind => kind.name === name)?.words[locale].title ?? '',
    lines: told.filter(({ kind }) => kind === name).map(({ text, link }) => ({ text, href: link })),
  }))
}

/** Mails everybody who wants it once a day what they have not read. */
export async function sendDigests({ database, ...rest }: Services) {
  const services = { database, ...rest }
  const now = services.now()
  const due = await many<Due>(database.kysely)`
    select n.user_id as person, u.locale, array_agg(n.id order by n.id desc) as ids
    from notification n join app_user u on u.id = n.user_id
    where n.unread and n.mail = 'daily' and n.emailed_at is null and not u.is_closed
      and not exists (select 1 from notification e where e.user_id = n.user_id and e.mail = 'daily'
        and e.emailed_at > ${now}::timestamptz - make_interval(hours => ${pause}))
    group by n.user_id, u.locale order by min(n.id) limit ${most.people}`
  for (const { person, locale: chosen, ids } of due)
    await database.transaction(async db => {
      const locale = isLocale(chosen) ? chosen : defaultLocale
      const named = await notificationsOf(person, { ids, most: most.named }, { db, locale })
      const oldest = named.length < most.named ? 0 : (named.at(-1)?.id ?? 0)
      // Of two who find the same, one tells it.
      const mine = await many<{ id: number }>(db)`
        update notification set emailed_at = ${now}::timestamptz
        where id = any(${ids}::int[]) and id >= ${oldest} and emailed_at is null returning id`
      const own = new Set(mine.map(({ id }) => id))
      const told = named.filter(({ id }) => own.has(id))
      if (!told.length) return
      await sendMail(db, services, {
        userId: person,
        kind: 'notification_digest',
        path: '/',
        groups: byKind(told, locale),
      })
    })
}

/** Removes what is older than is kept. */
export const sweepNotifications = ({ database, now }: Services, days: number) =>
  sql`
    delete from notification
    where created_at < ${now()}::timestamptz - make_interval(days => ${days})`.execute(database.kysely)
