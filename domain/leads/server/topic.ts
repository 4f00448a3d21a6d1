import { sql } from 'kysely'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { reachesLeads } from './reach.ts'

/** That contacts of a firm in a fair have changed, and never how: for those who look after them. By its participation. */
export const leadTopic: RecordTopic = {
  name: 'leads',
  from: sql`fair_firm ff join fair f on f.id = ff.fair_id`,
  id: sql`ff.id`,
  isFound: reachesLeads,
  restsUpon: sql`concat_ws(' ', f.trashed_at, ff.is_validated)`,
}
