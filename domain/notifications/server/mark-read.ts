import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { notFound, unauthorized } from '#platform/server/refusal.ts'
import type { Notification } from '../contract/notifications.ts'
import { tellPages } from './notify.ts'
import { notificationsOf } from './read-notifications.ts'

const own = ({ actor }: Context) => {
  if (actor.userId === null) throw unauthorized()
  return actor.userId
}

/** @throws 404 for one of somebody else, as for none */
export async function markRead(id: number, context: Context): Promise<Notification> {
  const person = own(context)
  const changed = await many(context.db)`
    update notification set unread = false where id = ${id} and user_id = ${person} and unread returning id`
  if (changed.length) await tellPages(person, null, context.db)
  const [notification] = await notificationsOf(person, { ids: [id], most: 1 }, context)
  if (!notification) throw notFound()
  return notification
}

/** What came after the last that was seen stays unread. */
export async function markAllRead(upTo: number, context: Context): Promise<void> {
  const person = own(context)
  const { numAffectedRows } = await sql`
    update notification set unread = false where user_id = ${person} and id <= ${upTo} and unread`.execute(
    context.db,
  )
  if (numAffectedRows) await tellPages(person, null, context.db)
}

/** What somebody was told of a subject before is over. */
export async function markSubjectRead(person: number, subject: string, db: Context['db']): Promise<void> {
  const { numAffectedRows } = await sql`
    update notification set unread = false
      where user_id = ${person} and subject = ${subject} and unread`.execute(db)
  if (numAffectedRows) await tellPages(person, null, db)
}
