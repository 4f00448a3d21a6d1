import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { publish, publishEphemeral } from '#platform/server/hub/publish.ts'
import { retell } from '#platform/server/hub/retell.ts'
import type { ChatAnnouncement } from '../contract/announcement.ts'
import {
  announcementTopic,
  type ChatNews,
  type ChatTold,
  chatRoomTopic,
  ownChatTopic,
} from '../contract/push.ts'

const told = (topic: string, news: ChatNews): ChatTold => ({ topic, ...news })
const updateOf = (topic: string, news: ChatNews) => ({
  topics: [topic],
  data: told(topic, news),
  private: true,
})

/** Told to those who are in a room, with the change that it reports; `update` is its id. */
export const tellRoom = (
  room: number,
  news: ChatNews,
  { db, update }: Pick<Context, 'db'> & { update?: string },
) => publish(db, { ...updateOf(chatRoomTopic(room), news), id: update })

/** To all who are in a fair, and to its rooms but those of teams, whose talk is their own. */
export async function tellAnnouncement(
  fair: number,
  announcement: ChatAnnouncement | null,
  { db }: Pick<Context, 'db'>,
) {
  const rooms = await many<{ id: number }>(db)`
    select id from chat_room where fair_id = ${fair} and not is_team order by id`
  await publish(
    db,
    updateOf(announcementTopic(fair), { type: 'announcement', announcement }),
    ...rooms.map(({ id }) => updateOf(chatRoomTopic(id), { type: 'announcement', announcement })),
  )
}

/** What they may do in rooms has changed. */
export const tellMember = (person: number, { db }: Pick<Context, 'db'>) =>
  publish(db, updateOf(ownChatTopic(person), { type: 'changed' }))

/** They have read a room: nothing there is new on their other devices. In a full one it would fill the history of all. */
export const tellReader = (
  person: number,
  room: number,
  { services, afterCommit }: Pick<Context, 'services' | 'afterCommit'>,
) => afterCommit(() => publishEphemeral(services, updateOf(ownChatTopic(person), { type: 'read', room })))

/** They have put away what was announced: it is shown on none of their devices any more. */
export const tellAnnouncementRead = (person: number, { db }: Pick<Context, 'db'>) =>
  publish(db, updateOf(ownChatTopic(person), { type: 'announcement_read' }))

/** Whoever was away is told this instead of what an update said then. */
export const tellInstead = (
  room: number,
  updates: readonly string[],
  news: ChatNews,
  { db }: Pick<Context, 'db'>,
) => retell(db, updates, told(chatRoomTopic(room), news))

/** What somebody wrote is told to nobody any more: it is read again, as it may be read then. */
export async function takeBackFrom(person: number, db: Kysely<Tables>) {
  const rooms = await many<{ room: number; updates: string[] }>(db)`
    select room_id as room, array_agg(update_id) as updates from chat_message
      where author_id = ${person} and hidden_at is null group by room_id order by room_id`
  for (const { room, updates } of rooms) {
    await tellInstead(room, updates, { type: 'changed' }, { db })
    await tellRoom(room, { type: 'changed' }, { db })
  }
}
