import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { ownStand } from './own-stand.ts'
import { shownStand } from './shown-stand.ts'

const isShown = sql`coalesce(${shownStand}, false)`

export const standTopic: RecordTopic = {
  name: 'stand',
  from: sql`stand st join fair f on f.id = st.fair_id join firm fi on fi.id = st.firm_id
    left join fair_hall h on h.id = st.fair_hall_id`,
  id: sql`st.id`,
  isFound: actor => sql`((${isShown} and ${isFairSeen(sql`st.fair_id`, { actor })}) or (${ownStand(actor)}))`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, f.trashed_at is null, ${isShown},
    st.firm_id,
    st.trashed_at is null)`,
}
