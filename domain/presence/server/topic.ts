import { sql } from 'kysely'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { isFairShared } from './shared-fair.ts'

/** Who comes and goes in a fair, for those who take part in it: whoever hears it is there themselves. */
export const presenceTopic: RecordTopic = {
  name: 'presence',
  from: sql`fair f`,
  id: sql`f.id`,
  isFound: actor => isFairShared(sql`f.id`, actor),
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.trashed_at)`,
}
