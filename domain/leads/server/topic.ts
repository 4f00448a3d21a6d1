import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { reachesLeads } from './reach.ts'

/**
 * That contacts of a firm in a fair have changed, and never how: for those who look after them, and those who run the fair.
 * By its participation.
 */
export const leadTopic: RecordTopic = {
  name: 'leads',
  from: sql`fair_firm ff join fair f on f.id = ff.fair_id`,
  id: sql`ff.id`,
  isFound: actor =>
    sql`(${reachesLeads(actor)}
      or (f.trashed_at is null and ${isFairSeen(sql`f.id`, { actor }, ['F', 'G'])}))`,
  restsUpon: sql`concat_ws(' ', f.trashed_at, ff.is_validated)`,
}
