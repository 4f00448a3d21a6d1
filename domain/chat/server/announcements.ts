import { type RawBuilder, sql } from 'kysely'
import { fairsAsked, isFairSeen, runsFair } from '#domain/fairs/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { ChatAnnouncement, announceInChat as call, chatAnnouncements } from '../contract/announcement.ts'
import { logModeration } from './log.ts'
import { tellAnnouncement, tellAnnouncementRead } from './push.ts'

const columns = sql`n.id, n.text, ${instant('n.created_at')} as "createdAt"`

/** What those who run the fair say in its rooms now, those of teams apart. */
export const announcementOf = (fair: number): RawBuilder<ChatAnnouncement | null> => sql`(
  select json_build_object('id', n.id, 'text', n.text, 'createdAt', ${instant('n.created_at')})
  from chat_announcement n where n.fair_id = ${fair} and n.ended_at is null)`

/** Condition that somebody is in the fair `f`, and hears what is announced there: walking through a public one is not enough. */
export const isAnnouncedTo = (actor: Actor) => sql`(f.is_using_chat and f.trashed_at is null
  and ${isFairSeen(sql`f.id`, { actor }, ['p', 'F', 'G'])})`

/** @throws 404 for a fair that the caller is not in, 403 where it does without chat */
export async function listAnnouncements(
  fair: number,
  { db, actor }: Context,
): Promise<ResponseOf<typeof chatAnnouncements>> {
  const found = await maybeOne<{ isUsing: boolean }>(db)`
    select f.is_using_chat as "isUsing" from fair f where f.id = ${fair} and f.trashed_at is null
      and ${isFairSeen(sql`f.id`, { actor }, ['p', 'F', 'G'])}`
  if (!found) throw notFound()
  if (!found.isUsing) throw forbidden('module_disabled')
  return many<ResponseOf<typeof chatAnnouncements>[number]>(db)`
    select ${columns}, ${instant('n.ended_at')} as "endedAt",
      exists (select from chat_announcement_read x
        where x.announcement_id = n.id and x.user_id = ${actor.userId}) as "isRead"
    from chat_announcement n where n.fair_id = ${fair} order by n.id desc limit 20`
}

const put = (announcement: number, { db, actor }: Context) =>
  sql`
  insert into chat_announcement_read (announcement_id, user_id) values (${announcement}, ${actor.userId})
  on conflict do nothing`.execute(db)

const limit = { name: 'chat-announcement-read', max: 60, seconds: 60 }

/** @throws 404 for one of a fair that the caller is not in */
export async function readAnnouncement(id: number, context: Context): Promise<void> {
  const { db, actor, services } = context
  await services.limiter.within(db).consume(limit, String(actor.userId))
  const found = await maybeOne(db)`
    select 1 from chat_announcement n join fair f on f.id = n.fair_id
      where n.id = ${id} and ${isAnnouncedTo(actor)}`
  if (!found) throw notFound()
  const { numAffectedRows = 0n } = await put(id, context)
  if (numAffectedRows) await tellAnnouncementRead(actor.userId ?? 0, context)
}

/** Each is told to all who are in the fair. */
const announcing = { name: 'chat-announce', max: 6, seconds: 60 }

/** @throws 404 for a fair that the caller does not run, 403 where it does without chat, 429 */
export async function announce(
  { fair, text }: BodyOf<typeof call>,
  context: Context,
): Promise<ChatAnnouncement> {
  const { db, actor, services } = context
  const found = await maybeOne<{ isUsing: boolean }>(db)`
    select is_using_chat as "isUsing" from fair where id = ${fair} and trashed_at is null for no key update`
  if (!found || !runsFair(actor, fair)) throw notFound()
  if (!found.isUsing) throw forbidden('module_disabled')
  await services.limiter.within(db).consume(announcing, String(fair))
  await sql`update chat_announcement set ended_at = now()
    where fair_id = ${fair} and ended_at is null`.execute(db)
  const announcement = await one<ChatAnnouncement>(db)`
    insert into chat_announcement as n (fair_id, author_id, text) values (${fair}, ${actor.userId}, ${text})
    returning ${columns}`
  await put(announcement.id, context)
  await logModeration({ fair, action: 'announce', note: text }, context)
  await tellAnnouncement(fair, announcement, context)
  return announcement
}

/** @throws 404 for one of a fair that the caller does not run */
export async function endAnnouncement(id: number, context: Context): Promise<void> {
  const ended = await maybeOne<{ fair: number }>(context.db)`
    update chat_announcement n set ended_at = now()
    where n.id = ${id} and n.ended_at is null and n.fair_id in ${fairsAsked(undefined, context)}
    returning n.fair_id as fair`
  if (!ended) throw notFound()
  await logModeration({ fair: ended.fair, action: 'end_announcement' }, context)
  await tellAnnouncement(ended.fair, null, context)
}
