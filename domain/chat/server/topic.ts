import { sql } from 'kysely'
import { shownStand } from '#domain/stands/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { isAnnouncedTo } from './announcements.ts'
import { isRoomOffered, isRoomSeen, roomSources, sanctionIn } from './room.ts'
import { asUsed } from './uses.ts'

/** What is announced in a fair, for whoever is in it. */
export const announcedTopic: RecordTopic = {
  name: 'announcements',
  from: sql`fair f`,
  id: sql`f.id`,
  isFound: isAnnouncedTo,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.trashed_at, f.is_using_chat)`,
}

/**
 * What is said in a room. A ban of somebody asks everybody there anew, who come back and miss nothing; who works on a booth
 * counts, since they hear its room before it is shown.
 */
export const roomTopic: RecordTopic = {
  name: 'chat_room',
  from: roomSources,
  id: sql`r.id`,
  isFound: actor => sql`(${isRoomOffered()} and ${isRoomSeen(actor)}
    and not exists (select 1 from ${sanctionIn(sql`${actor.userId}::int`)} and s.kind = 'ban'))`,
  // What records say of it is known once the domains are.
  get restsUpon() {
    return sql`concat_ws(' ', f.fair_status_id, f.trashed_at, ${isRoomOffered()},
      ${asUsed(({ restsUpon }) => restsUpon, sql`null::text`)}, rh.is_visible,
      coalesce(${shownStand}, false), st.firm_id,
      (select max(s.imposed_at) from chat_sanction s
        where s.fair_id = r.fair_id and (s.room_id is null or s.room_id = r.id) and s.kind = 'ban'),
      (select array_agg(p.user_id order by p.user_id) from stand_contact p where p.stand_id = r.stand_id),
      (select array_agg(p.user_id order by p.user_id) from stand_admin p where p.stand_id = r.stand_id))`
  },
}
