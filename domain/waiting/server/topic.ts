import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { shownStand, worksOnStand } from '#domain/stands/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { boothSources } from './booth.ts'

/** That the queue of a stand has changed, and never how: for its staff, and those who see the booth. */
export const queueTopic: RecordTopic = {
  name: 'queue',
  from: boothSources,
  id: sql`st.id`,
  isFound: actor => sql`(st.trashed_at is null and f.trashed_at is null
    and ${isFairSeen(sql`f.id`, { actor }, ['p', 'F', 'G'])}
    and (coalesce(${shownStand}, false) or exists (
      select 1 from app_user u where u.id = ${actor.userId} and ${worksOnStand})))`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.trashed_at, st.trashed_at, st.firm_id,
    coalesce(${shownStand}, false))`,
}
