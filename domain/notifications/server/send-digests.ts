import { sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { notificationsOf } from './read-notifications.ts'

/** People in one run, and notifications that a mail names. */
const most = { people: 500, named: 10 }

/** Hours between two of one person; a little less than a day, so that it comes at the same time of the day. */
const pause = 23

type Due = { person: number; locale: string; ids: number[] }

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
      // Of two who find the same, one tells it.
      const mine = await many<{ id: number }>(db)`
        update notification set emailed_at = ${now}::timestamptz
        where id = any(${ids}::int[]) and emailed_at is null returning id`
      const locale = isLocale(chosen) ? chosen : defaultLocale
      const told = await notificationsOf(
        person,
        { ids: mine.map(({ id }) => id), most: most.named },
        { db, locale },
      )
      if (!told.length) return
      const list = told.map(({ text }) => text).join(' ') + (mine.length > told.length ? ' …' : '')
      await sendMail(db, services, {
        userId: person,
        kind: 'notification_digest',
        path: '/',
        values: { list },
      })
    })
}

/** Removes what is older than is kept. */
export const sweepNotifications = ({ database, now }: Services, days: number) =>
  sql`
    delete from notification
    where created_at < ${now()}::timestamptz - make_interval(days => ${days})`.execute(database.kysely)
