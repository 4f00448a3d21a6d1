import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { ownStand, shownStand, worksOnStand } from '#domain/stands/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'

/** That somebody has come into the video room of a stand or left it, and never who: for those who may come in. */
export const boothRoomTopic: RecordTopic = {
  name: 'videoroom',
  from: sql`stand st join fair f on f.id = st.fair_id
    left join fair_hall h on h.id = st.fair_hall_id left join firm fi on fi.id = st.firm_id`,
  id: sql`st.id`,
  isFound: actor => sql`(st.trashed_at is null and f.trashed_at is null and f.is_using_visio
    and ${isFairSeen(sql`f.id`, { actor }, ['p', 'F', 'G'])}
    and (coalesce(${shownStand}, false) or ${ownStand(actor)} or exists (
      select 1 from app_user u where u.id = ${actor.userId} and ${worksOnStand})))`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.trashed_at, f.is_using_visio, st.trashed_at, st.firm_id,
    coalesce(${shownStand}, false))`,
}
