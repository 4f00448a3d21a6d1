import { type RawBuilder, sql } from 'kysely'
import { fairsAsked, runsFair } from '#domain/fairs/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { ChatAnnouncement, announceInChat as call } from '../contract/announcement.ts'
import { logModeration } from './log.ts'
import { tellRoomsOf } from './push.ts'

const columns = sql`n.id, n.text, ${instant('n.created_at')} as "createdAt"`

/** What those who run the fair say in its rooms, those of teams apart. */
export const announcementOf = (fair: number): RawBuilder<ChatAnnouncement | null> => sql`(
  select json_build_object('id', n.id, 'text', n.text, 'createdAt', ${instant('n.created_at')})
  from chat_announcement n where n.fair_id = ${fair})`

/** @throws 404 for a fair that the caller does not run, 403 where it does without chat */
export async function announce(
  { fair, text }: BodyOf<typeof call>,
  context: Context,
): Promise<ChatAnnouncement> {
  const { db, actor } = context
  const found = await maybeOne<{ isUsing: boolean }>(db)`
    select is_using_chat as "isUsing" from fair where id = ${fair} and trashed_at is null for share`
  if (!found || !runsFair(actor, fair)) throw notFound()
  if (!found.isUsing) throw forbidden('module_disabled')
  const announcement = await one<ChatAnnouncement>(db)`
    insert into chat_announcement as n (fair_id, author_id, text) values (${fair}, ${actor.userId}, ${text})
    on conflict on constraint chat_announcement_once do update
      set author_id = excluded.author_id, text = excluded.text, created_at = excluded.created_at
    returning ${columns}`
  await logModeration({ fair, action: 'announce', note: text }, context)
  await tellRoomsOf(fair, announcement, context)
  return announcement
}

/** @throws 404 for one of a fair that the caller does not run */
export async function endAnnouncement(id: number, context: Context): Promise<void> {
  const ended = await maybeOne<{ fair: number }>(context.db)`
    delete from chat_announcement n where n.id = ${id} and n.fair_id in ${fairsAsked(undefined, context)}
    returning n.fair_id as fair`
  if (!ended) throw notFound()
  await logModeration({ fair: ended.fair, action: 'end_announcement' }, context)
  await tellRoomsOf(ended.fair, null, context)
}
