import { sql } from 'kysely'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { isFairSeen } from './seen-fairs.ts'

export const fairTopic: RecordTopic = {
  name: 'fair',
  from: sql`fair f`,
  id: sql`f.id`,
  isFound: actor => isFairSeen(sql`f.id`, { actor }),
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, f.trashed_at is null)`,
}
