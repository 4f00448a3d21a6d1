import { sql } from 'kysely'
import { hashToken } from '#domain/identity/server/index.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { isUnchanged } from '#platform/server/http/unchanged.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { calendarOf, hostOf } from '../export/calendar.ts'
import { waitsForPlace } from '../passes/waits-for-place.ts'
import { hasModule } from '../shown.ts'
import { wordFor } from '../word-for.ts'
import { calendarRows } from './calendar-rows.ts'

const asCalendar = (name: string, { reply }: HttpContext) =>
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  })

type Found = {
  id: number
  person: number
  fair: number
  name: string
  alarmMinutes: number | null
  isRevoked: boolean
  isOpen: boolean
}

/**
 * Somebody’s agenda, to whoever has its address: nothing of it says whose. @throws 404 for an address that there never was,
 * and while the fair has no programme; 410 for one that was revoked, or whose owner has left the fair
 */
export async function readFeedOf(token: string, context: HttpContext): Promise<string | void> {
  const { db, services } = context
  const now = services.now().toISOString()
  const feed = await maybeOne<Found>(db)`
    select k.id, k.user_id as person, k.fair_id as fair, k.alarm_minutes as "alarmMinutes",
      ${wordFor('f', 'name', sql`u.locale`)} as name,
      k.revoked_at is not null or not exists (select from fair_participant m
        where m.fair_id = k.fair_id and m.user_id = k.user_id) as "isRevoked",
      ${hasModule(sql`k.fair_id`)} as "isOpen"
    from calendar_feed k join fair f on f.id = k.fair_id join app_user u on u.id = k.user_id
    where k.hash = ${hashToken(token)}`
  if (!feed) throw notFound()
  if (feed.isRevoked) throw new Refusal(410, 'feed_revoked')
  if (!feed.isOpen) throw notFound()
  // That somebody reads it is written down once an hour.
  await sql`update calendar_feed set last_read_at = ${now}::timestamptz
    where id = ${feed.id} and (last_read_at is null
      or last_read_at < ${now}::timestamptz - interval '1 hour')`.execute(db)
  const sessions = await calendarRows(
    sql`c.fair_id = ${feed.fair} and exists (select from agenda_entry e
      where e.conference_id = c.id and e.user_id = ${feed.person})`,
    sql`(select locale from app_user where id = ${feed.person})`,
    waitsForPlace(sql`${feed.person}::int`),
    context,
  )
  if (isUnchanged([feed.name, feed.alarmMinutes, sessions], context)) return
  asCalendar('agenda.ics', context)
  const { name, alarmMinutes } = feed
  return calendarOf({ name, host: hostOf(services.settings.PUBLIC_URL), alarmMinutes }, sessions)
}

/** @throws 404 for one that this reader does not see, or that has no time yet */
export async function readConferenceCalendar(id: number, context: HttpContext): Promise<string | void> {
  const { db, services, locale } = context
  await reachRow(implementationOf('conferences'), id, 'R', context)
  const { name } = await one<{ name: string }>(db)`
    select ${wordFor('f', 'name', sql`${locale}::text`)} as name
    from conference c join fair f on f.id = c.fair_id where c.id = ${id}`
  const sessions = await calendarRows(sql`c.id = ${id}`, sql`${locale}::text`, sql`false`, context)
  if (!sessions.length) throw notFound()
  asCalendar(`session-${id}.ics`, context)
  return calendarOf({ name, host: hostOf(services.settings.PUBLIC_URL) }, sessions)
}
