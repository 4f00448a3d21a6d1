import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '#domain/identity/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { type CalendarFeed, feedsMost, type openFeed } from '../../contract/feeds.ts'
import { assertMember } from '../assert-member.ts'
import { assertModule } from '../assert-module.ts'

const columns = sql`id, alarm_minutes as "alarmMinutes", ${instant('created_at')} as "createdAt",
  ${instant('last_read_at')} as "lastReadAt"`

export const ownFeeds = (fair: number, { db, actor }: Context) =>
  many<CalendarFeed>(db)`
    select ${columns} from calendar_feed
    where user_id = ${actor.userId} and fair_id = ${fair} and revoked_at is null order by id`

/** 128 bits that stand nowhere but in its address. @throws 409 beyond as many as somebody has open */
export async function openOwnFeed(
  { fair, alarmMinutes = null }: NonNullable<BodyOf<typeof openFeed>>,
  context: Context,
): Promise<ResponseOf<typeof openFeed>> {
  const { db, actor, services } = context
  await assertModule(fair, context)
  await assertMember(fair, context)
  // Of several that one person opens at once each counts the ones before.
  await sql`select pg_advisory_xact_lock(hashtext('calendar_feed'), ${actor.userId}::int)`.execute(db)
  if ((await ownFeeds(fair, context)).length >= feedsMost) throw conflict('feeds_limit')
  const token = randomBytes(16).toString('base64url')
  const feed = await one<CalendarFeed>(db)`
    insert into calendar_feed (user_id, fair_id, hash, alarm_minutes)
    values (${actor.userId}, ${fair}, ${hashToken(token)}, ${alarmMinutes}) returning ${columns}`
  await audit({ action: 'open_feed', resource: 'calendar_feeds', resourceId: feed.id, fair }, context)
  const url = new URL(`/api/agenda/feeds/${token}/calendar.ics`, services.settings.PUBLIC_URL).href
  return { ...feed, url }
}

/** Nobody’s but their own. */
export async function revokeOwnFeed(id: number, context: Context): Promise<void> {
  const { db, actor, services } = context
  const gone = await maybeOne<{ fair: number }>(db)`
    update calendar_feed set revoked_at = ${services.now().toISOString()}::timestamptz
    where id = ${id} and user_id = ${actor.userId} and revoked_at is null returning fair_id as fair`
  if (!gone) return
  await audit({ action: 'revoke_feed', resource: 'calendar_feeds', resourceId: id, fair: gone.fair }, context)
}
